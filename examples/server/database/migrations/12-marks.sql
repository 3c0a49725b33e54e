-- Of ten million students fifteen thousand have the same mark: a page deep in the list would sort all that come before it.
CREATE INDEX students_by_current_cgpa_roll ON students (current_cgpa, roll_key);
CREATE INDEX students_by_current_cgpa_roll_desc ON students (current_cgpa DESC NULLS LAST, roll_key);
