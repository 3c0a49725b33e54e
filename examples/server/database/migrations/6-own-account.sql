-- Whether the university has given the password, and its owner has not changed it since.
ALTER TABLE accounts ADD COLUMN has_temporary_login boolean NOT NULL DEFAULT false;
CREATE INDEX applications_student ON applications (generated_student_id) WHERE generated_student_id IS NOT NULL;
