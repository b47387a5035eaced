import CanonicalJSON
import DocumentFolder
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

extension Payload {
  /// How the folder stands: what is set aside and why, what was joined, what is not here.
  static func folder(_ folder: FolderSnapshot, path: String) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("advice", folder.status.advice)
        writer.list("copies", folder.copies) { writer, copy in
          writer.object { writer in
            writer.member("isDone", copy.isDone)
            writer.member("path", copy.path)
            writer.member("words", copy.outcome.sentence)
          }
        }
        writer.member("documents", Int64(folder.listing.documents.count - folder.quarantined.count))
        writer.member("documentsWords", NumberWords.count(Int64(folder.listing.documents.count), "record"))
        writer.member("missing", Int64(folder.status.missing))
        writer.member("notDownloaded", folder.listing.placeholders.map { $0.path })
        writer.member("path", path)
        writer.list("quarantined", setAside(folder)) { writer, file in
          writer.object { writer in
            writer.member("advice", file.advice)
            writer.member("path", file.path)
            writer.member("reason", file.reason)
          }
        }
        writer.member("sentence", folder.status.sentence)
        writer.member("status", folder.status.word)
        writer.member("unreadable", folder.listing.unreadableDirectories.map { $0.path })
      }
    }
  }

  private static func setAside(_ folder: FolderSnapshot) -> [QuarantinedFile] {
    folder.quarantined
      + folder.stubs.problems.map {
        QuarantinedFile(path: $0.path, reason: $0.reason.sentence, advice: $0.reason.advice)
      }
  }

  /// What was deleted lately, the latest first.
  static func deleted(_ records: [DeletedRecord], clock: ClockFace) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.list("items", records) { writer, record in
          writer.object { writer in
            writer.member("deletedAt", record.stub.deletedAt)
            writer.member("id", record.stub.id)
            writer.orNull("kind", record.stub.kind)
            writer.member("restorable", record.stub.isFull)
            writer.member("title", record.title ?? record.words)
            writer.member("when", DayWords.inText(record.day) + ", " + clock.text(record.local))
          }
        }
      }
    }
  }

  /// What bringing a backup back came to.
  static func restored(_ report: RestoreReport, kept: KeptAlive) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("added", Int64(report.added.count))
        writer.member("deletions", Int64(report.deletions.count))
        writer.member("ignored", Int64(report.ignored.count))
        writer.member("keptAlive", kept.paths)
        writer.member("keptDeleted", report.keptDeleted)
        writer.member("merged", Int64(report.merged.count))
        writer.list("refused", report.refused) { writer, file in
          writer.object { writer in
            writer.member("path", file.path)
            writer.member("reason", file.reason)
          }
        }
        writer.member("revived", Int64(report.revived.count))
        writer.member("unchanged", Int64(report.unchanged.count))
        writer.member("words", words(report, kept))
      }
    }
  }

  private static func words(_ report: RestoreReport, _ kept: KeptAlive) -> String {
    let counts: [(Int, String)] = [
      (report.added.count, "added"), (report.merged.count, "joined with what was here"),
      (report.revived.count, "revived"), (report.unchanged.count, "unchanged"),
      (report.keptDeleted.count, "kept deleted"), (kept.paths.count, "deleted in the backup, kept here"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { NumberWords.whole(Double($0.0)) + " " + $0.1 }
    return parts.isEmpty ? "There is no record in it." : parts.joined(separator: ", ") + "."
  }
}
