-- The files that applicants add, each whole in its row.
CREATE TABLE documents (
  id text COLLATE "C" PRIMARY KEY,
  application_id text COLLATE "C" NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  content bytea NOT NULL
);
CREATE INDEX documents_of_application ON documents (application_id, added_at);
