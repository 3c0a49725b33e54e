-- How many students of a department are with a company, or with none: all that anybody may know of students, so that
-- strangers cannot have all rows read. Lines are added as in `3-figures.sql`.
CREATE TABLE public_figures (
  department text NOT NULL,
  department_key text COLLATE "C" NOT NULL,
  company text,
  company_key text COLLATE "C",
  students bigint NOT NULL
);
INSERT INTO public_figures
SELECT department, department_key, company, company_key, count(*) FROM students GROUP BY 1, 2, 3, 4;

CREATE FUNCTION count_publicly() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public_figures
    SELECT department, department_key, company, company_key, count(*) FROM new_rows GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public_figures
    SELECT department, department_key, company, company_key, -count(*) FROM old_rows GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO public_figures
    SELECT department, department_key, company, company_key, sum(sign) FROM (
      SELECT department, department_key, company, company_key, -1 AS sign FROM old_rows
      UNION ALL SELECT department, department_key, company, company_key, 1 FROM new_rows
    ) AS changed GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added_publicly AFTER INSERT ON students
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_publicly();
CREATE TRIGGER count_changed_publicly AFTER UPDATE ON students
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_publicly();
CREATE TRIGGER count_deleted_publicly AFTER DELETE ON students
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_publicly();

-- The list by numbered pages has equal values in the order of roll numbers. These two columns have few values, so that those
-- of one would have to be sorted for each page.
CREATE INDEX students_by_department_roll ON students (department_key, roll_key);
CREATE INDEX students_by_department_roll_desc ON students (department_key DESC NULLS LAST, roll_key);
CREATE INDEX students_by_year_roll ON students (year, roll_key);
CREATE INDEX students_by_year_roll_desc ON students (year DESC NULLS LAST, roll_key);
