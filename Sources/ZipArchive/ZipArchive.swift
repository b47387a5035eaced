/// Zip files.
public enum ZipArchiveDraft {}
