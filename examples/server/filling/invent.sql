-- Invented students from number $1 to $2, with accounts of the password $3, the same each time.
-- Neither the language nor the time zone of the database counts.
-- $4 and $5 are first names and their keys, $6 and $7 last names, $8 departments, $9 and $10 companies.
WITH draws AS (
  -- Who is drawn by chance stands in a query of its own, so that each number is drawn once a row.
  SELECT n, 1 + floor(random() * cardinality($4::text[]))::int AS first, 1 + floor(random() * cardinality($6::text[]))::int AS last,
    chr(65 + floor(random() * 26)::int) AS initial, 1 + floor(random() * cardinality($8::text[]))::int AS department,
    1 + floor(random() * 8)::int AS semester, floor(random() * 60)::int AS day, random() * interval '1 day' AS hour,
    random() AS a, random() AS b, random() AS c, random() AS d, random() AS e, random() AS f, random() AS g, random() AS h,
    1 + floor(random() * cardinality($9::text[]))::int AS company
  FROM generate_series($1::int, $2::int) AS n
), people AS (
  SELECT n, (semester + 1) / 2 AS year, semester, a, b, c, d, e, f, g, h,
    ($4::text[])[first] || CASE WHEN a < 0.7 THEN ' ' || initial || '. ' ELSE ' ' END || ($6::text[])[last] AS name,
    ($5::text[])[first] || CASE WHEN a < 0.7 THEN ' ' || lower(initial COLLATE "C") || '. ' ELSE ' ' END || ($7::text[])[last] AS name_key,
    ($8::text[])[department] AS department,
    make_date(2026 - (semester + 1) / 2, 7, 1) + day AS admitted, hour,
    CASE WHEN b < 0.9 THEN (4 + floor(b * 23)) * 5000 END AS total_fee,
    CASE
      WHEN semester > 6 AND c < 0.45 THEN 'Placed'
      WHEN c < 0.5 THEN 'Higher Studies'
      WHEN c < 0.9 THEN 'Not Placed'
    END AS placement,
    company
  FROM draws
), records AS (
  SELECT *, 'stu-' || lpad(n::text, 9, '0') AS id, 'U' || 2026 - year || lpad(n::text, 8, '0') AS roll_no,
    'student' || n || '@students.example' AS email, (admitted + hour) AT TIME ZONE 'UTC' AS created_at,
    round(total_fee * least(1, d * 1.6) / 500) * 500 AS paid,
    CASE WHEN e < 0.96 THEN 'Active' WHEN e < 0.98 THEN 'Graduated' WHEN e < 0.99 THEN 'Inactive' END AS status,
    CASE WHEN placement = 'Placed' THEN ($9::text[])[company] END AS company_name,
    CASE WHEN placement = 'Placed' THEN ($10::text[])[company] END AS company_key
  FROM people
), added AS (
  INSERT INTO students (id, name, roll_no, email, department, year, semester, phone, address, gender, status,
    admission_date, current_cgpa, attendance, total_credits, total_fee, paid_amount, pending_amount, fee_status,
    placement_status, company, package_amount, created_at, updated_at, name_key, roll_key, email_key, department_key,
    department_low, status_key, placement_key, fee_key, company_key, admitted, outcome, search)
  SELECT id, name, roll_no, email, department, year, semester,
    CASE WHEN f < 0.95 THEN '+91' || 9800000000 + floor(f * 100000000) END,
    CASE WHEN g < 0.5 THEN 1 + floor(g * 800) || ' Station Road' END,
    CASE WHEN g < 0.45 THEN 'Female' WHEN g < 0.9 THEN 'Male' END,
    status, admitted,
    CASE WHEN h < 0.92 THEN round((4 + h * 6.5)::numeric, 2) END,
    CASE WHEN a > 0.06 THEN round((30 + a * 70)::numeric, 1) END,
    CASE WHEN g < 0.9 THEN semester * (16 + floor(g * 9)) END,
    total_fee, paid, total_fee - paid,
    CASE WHEN total_fee > paid THEN 'Pending' WHEN total_fee = paid THEN 'Paid' END,
    placement, company_name, CASE WHEN company_name IS NOT NULL THEN round((3 + c * 80)::numeric, 1) END,
    created_at, created_at, name_key, lower(roll_no COLLATE "C"), email, lower(department COLLATE "C"), lower(department COLLATE "C"),
    lower(coalesce(status, 'Active') COLLATE "C"), lower(coalesce(placement, 'Not Placed') COLLATE "C"),
    CASE WHEN total_fee > paid THEN 'pending' WHEN total_fee = paid THEN 'paid' ELSE 'n/a' END, company_key, admitted,
    coalesce(placement, 'Not Placed'), name_key || U&'\2063' || email || U&'\2063' || lower(roll_no COLLATE "C")
  FROM records
  RETURNING id, name, email, created_at
)
INSERT INTO accounts (id, role, student_id, name, email, email_key, password, created_at, updated_at)
SELECT 'acc-' || id, 'STUDENT', id, name, email, email, $3, created_at, created_at FROM added
