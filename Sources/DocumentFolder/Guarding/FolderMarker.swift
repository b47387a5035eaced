/// The file at the root by which a folder is known again, and which tells a person who finds it what the folder is.
public enum FolderMarker {
  /// Its name.
  public static let name = "Loadbook folder.txt"

  /// Its content: the same bytes on every device, so that no sync service ever sees two versions of it.
  public static let text = """
    This folder is a training log, kept by the program Loadbook.

    Each workout, run, routine and race is one small text file in JSON, which any editor can show. Phones and computers
    may share the folder through any sync service: copy it, back it up and move it as you like.

    Please leave this file here. The program knows the folder by it: where it is missing, the program takes the disk for
    disconnected or the sync service for unfinished, and changes nothing until it is back.

    Please do not delete single files to delete a workout; use the program, so that your other devices hear of it.

    """

  static let bytes = Array(text.utf8)
}
