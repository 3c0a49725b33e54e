-- Sums and counts of students and applications. Each write adds lines with what has become more and what has become less, in
-- its own transaction. No line is ever changed, so that writers at the same time have nothing to wait for and cannot
-- deadlock; a figure is the sum of its lines. `compactFigures` of the server puts lines together now and then.

CREATE TABLE student_figures (
  department text NOT NULL,
  department_low text COLLATE "C" NOT NULL,
  department_key text COLLATE "C" NOT NULL,
  year integer NOT NULL,
  placement text NOT NULL,
  fee text NOT NULL,
  status text NOT NULL,
  students bigint NOT NULL,
  placed bigint NOT NULL,
  higher_studies bigint NOT NULL,
  fee_total numeric NOT NULL,
  fee_paid numeric NOT NULL,
  fee_pending numeric NOT NULL,
  payers bigint NOT NULL,
  owers bigint NOT NULL,
  fees bigint NOT NULL,
  payments bigint NOT NULL,
  cgpas bigint NOT NULL,
  cgpa_sum numeric NOT NULL,
  attendances bigint NOT NULL,
  attendance_sum numeric NOT NULL,
  packages bigint NOT NULL,
  package_sum numeric NOT NULL
);

CREATE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines constant text := $lines$
    INSERT INTO student_figures
    SELECT department, department_low, department_key, year, coalesce(placement_status, 'Not Placed'),
      coalesce(fee_status, 'N/A'), coalesce(status, 'Active'),
      sign * count(*), sign * count(company_key),
      sign * count(*) FILTER (WHERE outcome = 'Higher Studies'),
      sign * coalesce(sum(total_fee::numeric), 0), sign * coalesce(sum(paid_amount::numeric), 0),
      sign * coalesce(sum(pending_amount::numeric), 0),
      sign * count(*) FILTER (WHERE paid_amount > 0), sign * count(*) FILTER (WHERE pending_amount > 0),
      sign * count(total_fee), sign * count(paid_amount),
      sign * count(current_cgpa), sign * coalesce(sum(current_cgpa::numeric), 0),
      sign * count(attendance), sign * coalesce(sum(attendance::numeric), 0),
      sign * count(package_amount), sign * coalesce(sum(package_amount::numeric), 0)
    FROM %s, (SELECT %s AS sign) AS signs
    GROUP BY 1, 2, 3, 4, 5, 6, 7, sign
  $lines$;
BEGIN
  IF TG_OP <> 'INSERT' THEN EXECUTE format(lines, 'old_rows', -1); END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE format(lines, 'new_rows', 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON students
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER count_changed AFTER UPDATE ON students
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER count_deleted AFTER DELETE ON students
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();

-- The lines put together.
CREATE VIEW student_totals AS
SELECT department, department_low, department_key, year, placement, fee, status,
  sum(students)::bigint AS students, sum(placed)::bigint AS placed, sum(higher_studies)::bigint AS higher_studies,
  sum(fee_total) AS fee_total, sum(fee_paid) AS fee_paid, sum(fee_pending) AS fee_pending,
  sum(payers)::bigint AS payers, sum(owers)::bigint AS owers,
  sum(fees)::bigint AS fees, sum(payments)::bigint AS payments,
  sum(cgpas)::bigint AS cgpas, sum(cgpa_sum) AS cgpa_sum,
  sum(attendances)::bigint AS attendances, sum(attendance_sum) AS attendance_sum,
  sum(packages)::bigint AS packages, sum(package_sum) AS package_sum
FROM student_figures
GROUP BY 1, 2, 3, 4, 5, 6, 7
HAVING sum(students) <> 0;

CREATE TABLE application_figures (
  status text COLLATE "C" NOT NULL,
  course text NOT NULL,
  course_low text COLLATE "C" NOT NULL,
  course_key text COLLATE "C" NOT NULL,
  applications bigint NOT NULL,
  grades bigint NOT NULL
);

CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines constant text := $lines$
    INSERT INTO application_figures
    SELECT status, desired_course, course_low, course_key, sign * count(*), sign * count(grade)
    FROM %s, (SELECT %s AS sign) AS signs
    GROUP BY 1, 2, 3, 4, sign
  $lines$;
BEGIN
  IF TG_OP <> 'INSERT' THEN EXECUTE format(lines, 'old_rows', -1); END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE format(lines, 'new_rows', 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON applications
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
CREATE TRIGGER count_changed AFTER UPDATE ON applications
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
CREATE TRIGGER count_deleted AFTER DELETE ON applications
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications();

CREATE VIEW application_totals AS
SELECT status, course, course_low, course_key, sum(applications)::bigint AS applications, sum(grades)::bigint AS grades
FROM application_figures
GROUP BY 1, 2, 3, 4
HAVING sum(applications) <> 0;
