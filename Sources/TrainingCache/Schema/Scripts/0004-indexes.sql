-- What the queries look for. A bulk load drops these and makes them again at its end.

CREATE INDEX workout_by_start ON workout (start);
CREATE INDEX log_by_exercise ON workout_log (coalesce(library_name, exercise_name));
CREATE INDEX session_by_start ON session (start);
CREATE INDEX day_by_day ON day (day);
