-- Workouts, their exercises, the sets of those, and what was measured. The parts are clustered by workout, so that
-- reading one workout touches few pages.

CREATE TABLE workout (
  file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
  id BLOB NOT NULL,
  split_id BLOB,
  split_name TEXT,
  start INTEGER NOT NULL,
  end INTEGER,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_log_ids TEXT,
  deleted_logs TEXT,
  rest_seconds INTEGER,
  auto_advance INTEGER,
  target_heart_rate INTEGER,
  activity_type INTEGER,
  effort ANY,
  notes TEXT,
  source TEXT,
  external_id TEXT,
  zone TEXT,
  field_updated_at TEXT,
  unknown TEXT,
  log_count INTEGER NOT NULL,
  has_metrics INTEGER NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;

CREATE TABLE workout_log (
  workout INTEGER NOT NULL REFERENCES workout ON DELETE CASCADE,
  position INTEGER NOT NULL,
  id BLOB NOT NULL,
  exercise_name TEXT NOT NULL,
  list_order INTEGER NOT NULL,
  sets INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  weight ANY NOT NULL,
  load_type INTEGER NOT NULL,
  duration_seconds INTEGER NOT NULL,
  current_state_index INTEGER NOT NULL,
  status TEXT NOT NULL,
  notes TEXT,
  date INTEGER NOT NULL,
  machine_settings TEXT,
  started_at INTEGER,
  completed_at INTEGER,
  updated_at INTEGER,
  library_name TEXT,
  rest_seconds INTEGER,
  superset_id INTEGER,
  weight_unit TEXT,
  deleted_sets TEXT,
  field_updated_at TEXT,
  unknown TEXT,
  set_count INTEGER,                                   -- NULL: no sets were recorded, 0: an empty list was
  checksum INTEGER NOT NULL,
  PRIMARY KEY (workout, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE set_entry (
  workout INTEGER NOT NULL,
  log INTEGER NOT NULL,
  position INTEGER NOT NULL,
  id BLOB,
  reps INTEGER,
  weight ANY,
  seconds INTEGER,
  completed_at INTEGER NOT NULL,
  kind TEXT,
  kilometres ANY,
  rpe ANY,
  updated_at INTEGER,
  twin INTEGER,
  unknown TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (workout, log, position),
  FOREIGN KEY (workout, log) REFERENCES workout_log ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE workout_metrics (
  workout INTEGER PRIMARY KEY REFERENCES workout ON DELETE CASCADE,
  active_energy_kcal ANY,
  avg_heart_rate ANY,
  max_heart_rate ANY,
  min_heart_rate ANY,
  total_volume ANY,
  hr_zone_seconds TEXT,
  health_kit_workout_uuid TEXT,
  source TEXT NOT NULL,
  recorded_at INTEGER NOT NULL,
  unknown TEXT,
  checksum INTEGER NOT NULL
) STRICT;
