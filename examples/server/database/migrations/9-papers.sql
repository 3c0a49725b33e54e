-- Papers that have a number; the names are those of the day on which they were printed.
CREATE SEQUENCE paper_numbers;
CREATE TABLE papers (
  number text COLLATE "C" PRIMARY KEY,
  student_id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  roll_no text NOT NULL,
  issued_on date NOT NULL,
  facts jsonb NOT NULL,
  by_name text NOT NULL,
  withdrawn_at timestamptz
);
