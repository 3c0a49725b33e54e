-- Students, accounts, courses, applications, and what follows from what people do with them.
-- Columns that end with _key are texts as the contract folds them, made by the server when it writes; COLLATE "C" compares
-- the bytes of UTF-8, which is the order of code points. Those that end with _low are lower case: equal without regard to case.

CREATE TABLE students (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  roll_no text NOT NULL,
  email text NOT NULL,
  department text NOT NULL,
  year integer NOT NULL CHECK (year BETWEEN 1 AND 4),
  semester integer NOT NULL CHECK (semester BETWEEN 1 AND 8),
  phone text COLLATE "C",
  address text,
  date_of_birth date,
  blood_group text,
  gender text,
  status text,
  admission_date date,
  current_cgpa double precision CHECK (current_cgpa BETWEEN 0 AND 10),
  attendance double precision CHECK (attendance BETWEEN 0 AND 100),
  total_credits integer,
  total_fee double precision CHECK (total_fee >= 0),
  paid_amount double precision CHECK (paid_amount >= 0),
  pending_amount double precision,
  fee_status text,
  placement_status text,
  company text,
  package_amount double precision,
  created_at timestamptz(3),
  updated_at timestamptz(3),
  name_key text COLLATE "C" NOT NULL,
  roll_key text COLLATE "C" NOT NULL CONSTRAINT students_roll_no UNIQUE,
  email_key text COLLATE "C" NOT NULL CONSTRAINT students_email UNIQUE,
  department_key text COLLATE "C" NOT NULL,
  department_low text COLLATE "C" NOT NULL,
  status_key text COLLATE "C" NOT NULL,
  placement_key text COLLATE "C" NOT NULL,
  fee_key text COLLATE "C" NOT NULL,
  company_key text COLLATE "C",
  admitted date,
  outcome text NOT NULL,
  search text COLLATE "C" NOT NULL,
  CONSTRAINT no_more_paid_than_due CHECK (paid_amount <= total_fee),
  CONSTRAINT placed_by_a_company CHECK (placement_status = 'Placed' OR (company IS NULL AND package_amount IS NULL))
);

CREATE TABLE accounts (
  id text COLLATE "C" PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('STUDENT', 'ADMIN', 'STAFF_ADMIN', 'SUPER_ADMIN')),
  student_id text COLLATE "C" UNIQUE REFERENCES students ON DELETE CASCADE,
  name text NOT NULL,
  username text,
  email text NOT NULL,
  department text,
  phone_number text,
  password text NOT NULL,
  disabled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  username_key text COLLATE "C" CONSTRAINT accounts_username UNIQUE,
  email_key text COLLATE "C" NOT NULL CONSTRAINT accounts_email UNIQUE,
  CHECK ((role = 'STUDENT') = (student_id IS NOT NULL))
);

-- A token is known by its SHA-256, so that a copy of the database signs nobody in.
CREATE TABLE sessions (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
  began_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_account ON sessions (account_id);

-- When a login of an account has failed, or an attempt at an application, in the last fifteen minutes.
CREATE TABLE failures (
  key text COLLATE "C" PRIMARY KEY,
  times timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX failures_by_age ON failures (last_at);

CREATE TABLE courses (
  id text COLLATE "C" PRIMARY KEY,
  course_code text NOT NULL,
  course_name text NOT NULL,
  department text NOT NULL,
  program_type text NOT NULL,
  description text NOT NULL,
  duration_years double precision,
  is_active boolean NOT NULL,
  total_seats integer,
  available_seats integer,
  fee_amount double precision,
  fee_type text,
  eligibility_criteria text[] NOT NULL,
  subjects text[] NOT NULL,
  code_low text COLLATE "C" NOT NULL CONSTRAINT courses_code UNIQUE,
  name_low text COLLATE "C" NOT NULL CONSTRAINT courses_name UNIQUE,
  department_low text COLLATE "C" NOT NULL,
  CONSTRAINT no_more_seats_than_there_are CHECK (available_seats <= total_seats)
);

CREATE TABLE applications (
  id text COLLATE "C" PRIMARY KEY,
  reference_number text COLLATE "C" NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  desired_course text NOT NULL,
  previous_qualification text NOT NULL,
  previous_grade text NOT NULL,
  status text COLLATE "C" NOT NULL
    CHECK (status IN ('APPLIED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED')),
  submitted_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  review_comments text,
  rejection_reason text,
  reviewed_by text,
  reviewed_at timestamptz(3),
  generated_student_id text,
  generated_roll_number text,
  history jsonb NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  reference_key text COLLATE "C" NOT NULL CONSTRAINT applications_reference UNIQUE,
  email_key text COLLATE "C" NOT NULL CONSTRAINT applications_email UNIQUE,
  course_key text COLLATE "C" NOT NULL,
  course_low text COLLATE "C" NOT NULL,
  grade double precision,
  search text COLLATE "C" NOT NULL
);

-- A number in them is given once, also where the transaction that took it came to nothing.
CREATE SEQUENCE reference_numbers;
CREATE SEQUENCE roll_numbers;

-- What has happened to students and courses, also to those that are deleted.
CREATE TABLE changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL,
  record_id text COLLATE "C" NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  by_name text NOT NULL,
  by_role text NOT NULL,
  fields jsonb NOT NULL
);
CREATE INDEX changes_of_record ON changes (record_id, number);

-- Deleted students and courses as their tables held them, with a student's account.
CREATE TABLE removed (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  record_id text COLLATE "C" NOT NULL,
  at timestamptz(3) NOT NULL,
  by_name text NOT NULL,
  record jsonb NOT NULL,
  account jsonb
);
CREATE UNIQUE INDEX removed_records ON removed (kind, record_id);

-- What has to be sent by e-mail. Whatever sends it sets sent_at.
CREATE TABLE outbox (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  sent_at timestamptz(3)
);
