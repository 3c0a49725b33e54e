-- What lists by pages need of a million rows: an index for each order, and one for the search.

-- Part of a text is found by its trigrams where it has three letters in a row, and two signs that are rare by its pairs. What
-- is common is found soon in the rows as they stand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX students_search ON students USING gin (search gin_trgm_ops);
CREATE INDEX applications_search ON applications USING gin (search gin_trgm_ops);
CREATE FUNCTION pairs(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs text[] := string_to_array(t, NULL);
  found text[];
BEGIN
  FOR i IN 1..cardinality(signs) - 1 LOOP found[i] := signs[i] || signs[i + 1]; END LOOP;
  RETURN found;
END $$;
CREATE INDEX students_pairs ON students USING gin (pairs(search));
CREATE INDEX applications_pairs ON applications USING gin (pairs(search));
-- The planner looks at a sample of the texts to guess how many rows have a part of a text.
ALTER TABLE students ALTER COLUMN search SET STATISTICS 1000;
ALTER TABLE applications ALTER COLUMN search SET STATISTICS 1000;

-- Who is placed is in the last year, and has a company: the planner would take filters for independent of each other.
CREATE STATISTICS students_together (mcv)
  ON year, semester, placement_key, fee_key, status_key, outcome FROM students;

-- Rows that are equal in a column stand in the list's natural order, in either direction of the column. An index can be
-- read backwards, but then the equal ones are the wrong way round too, so that there are two of each.
DO $$
DECLARE
  key text;
BEGIN
  FOREACH key IN ARRAY ARRAY['department_key', 'year', 'semester', 'phone', 'current_cgpa', 'attendance', 'total_credits',
    'status_key', 'admitted', 'placement_key', 'company_key', 'package_amount', 'pending_amount'] LOOP
    EXECUTE format('CREATE INDEX students_by_%1$s ON students (%1$s, name_key, roll_key)', key);
    EXECUTE format('CREATE INDEX students_by_%1$s_desc ON students (%1$s DESC NULLS LAST, name_key, roll_key)', key);
  END LOOP;
  FOREACH key IN ARRAY ARRAY['name_key', 'course_key', 'grade', 'status'] LOOP
    EXECUTE format(
      'CREATE INDEX applications_by_%1$s ON applications (%1$s, submitted_at DESC, reference_number DESC)', key);
    EXECUTE format('CREATE INDEX applications_by_%1$s_desc ON applications
      (%1$s DESC NULLS LAST, submitted_at DESC, reference_number DESC)', key);
  END LOOP;
END $$;
CREATE INDEX students_by_name ON students (name_key, roll_key);
CREATE INDEX students_by_name_desc ON students (name_key DESC NULLS LAST, roll_key);
CREATE INDEX students_by_department_low ON students (department_low, name_key, roll_key);
CREATE INDEX students_by_fee_key ON students (fee_key, name_key, roll_key);
CREATE INDEX students_by_outcome ON students (outcome, name_key, roll_key);
CREATE INDEX students_by_paid_amount ON students (paid_amount);
CREATE INDEX applications_by_time ON applications (submitted_at, reference_number);
CREATE INDEX applications_by_time_asc ON applications (submitted_at, reference_number DESC);
