/// Save, delete and restore.
public enum SyncEngineDraft {}
