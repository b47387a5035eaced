-- What the folder holds, file by file. Moments are seconds since 1970 unless a name says otherwise.

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE file (
  key INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), -- 0 document, 1 quarantined, 2 placeholder
  reason TEXT,                                          -- why it is quarantined
  is_here INTEGER NOT NULL CHECK (is_here IN (0, 1)),   -- 0: a service has taken the content away
  size INTEGER NOT NULL,
  mtime_ns INTEGER NOT NULL,
  inode INTEGER NOT NULL,
  hash_high INTEGER NOT NULL,
  hash_low INTEGER NOT NULL,
  checksum INTEGER NOT NULL                             -- of all columns but the key
) STRICT;

CREATE UNIQUE INDEX file_of_document ON file (kind, id) WHERE state = 0;
CREATE INDEX file_by_trouble ON file (state) WHERE state > 0;

-- Apart from the rows above, so that a walk over those reads little.
CREATE TABLE content (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE stub (
  key INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  id TEXT NOT NULL,
  kind TEXT,
  name TEXT,
  deleted_at INTEGER NOT NULL,
  restored_at INTEGER,
  is_imported INTEGER NOT NULL CHECK (is_imported IN (0, 1)),
  is_full INTEGER NOT NULL CHECK (is_full IN (0, 1)),
  checksum INTEGER NOT NULL
) STRICT;

CREATE INDEX stub_by_id ON stub (id);
