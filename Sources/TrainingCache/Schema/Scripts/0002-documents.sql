-- What the documents say: one table a kind, one column a member, one row a document under the key of its file.
--
-- Numbers with a fraction are ANY: a REAL column would turn -0 into 0. Columns of JSON hold what no query looks into,
-- `unknown` the members of newer versions. The checksum covers all columns before it.

CREATE TABLE split (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  id BLOB NOT NULL,
  name TEXT NOT NULL,
  color TEXT NOT NULL,
  system_image TEXT NOT NULL,
  list_order INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  activity_type INTEGER,
  rest_seconds INTEGER,
  auto_advance INTEGER,
  target_heart_rate INTEGER,
  deleted_exercise_ids TEXT,
  deleted_exercises TEXT,
  field_updated_at TEXT,
  unknown TEXT,
  exercise_count INTEGER NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE exercise (
  split INTEGER NOT NULL REFERENCES split ON DELETE CASCADE,
  position INTEGER NOT NULL,
  id BLOB NOT NULL,
  name TEXT NOT NULL,
  list_order INTEGER NOT NULL,
  sets INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  weight ANY NOT NULL,
  load_type INTEGER NOT NULL,
  duration_seconds INTEGER NOT NULL,
  machine_settings TEXT,
  library_name TEXT,
  rest_seconds INTEGER,
  superset_id INTEGER,
  updated_at INTEGER,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (split, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  id BLOB NOT NULL,
  activity TEXT NOT NULL,
  activity_name TEXT,
  run_kind TEXT,
  start INTEGER NOT NULL,
  zone TEXT,
  minutes ANY,
  kilometres ANY,
  effort ANY,
  avg_heart_rate ANY,
  max_heart_rate ANY,
  hr_zone_seconds TEXT,
  hr_zone_limits TEXT,
  notes TEXT,
  source TEXT,
  external_id TEXT,
  is_recovered INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE day (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  day INTEGER NOT NULL,
  lifting TEXT,
  readiness_percent INTEGER,
  readiness_reason TEXT,
  sleep_minutes INTEGER,
  suggested TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE race (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  id BLOB NOT NULL,
  name TEXT NOT NULL,
  day INTEGER NOT NULL,
  last_day INTEGER,
  shape_kind TEXT NOT NULL,
  shape_kilometres ANY,
  shape_hours ANY,
  shape_unknown TEXT,
  cutoffs TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE schedule (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  id BLOB NOT NULL,
  split_id BLOB NOT NULL,
  split_name TEXT,
  weekdays TEXT,
  every_days INTEGER,
  first_day INTEGER NOT NULL,
  last_day INTEGER,
  minute_of_day INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE athlete (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  home_zone TEXT,
  week_start INTEGER,
  max_heart_rate ANY,
  resting_heart_rate ANY,
  sex TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  field_updated_at TEXT,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;
