-- The files that applicants add, each whole in its row.
CREATE TABLE documents (
  id text COLLATE "C" PRIMARY KEY,
  application_id text COLLATE "C" NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- It is answered with this type, and no other may be.
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png')),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  content bytea NOT NULL,
  size integer NOT NULL GENERATED ALWAYS AS (octet_length(content)) STORED
);
-- None of the three types becomes smaller.
ALTER TABLE documents ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX documents_of_application ON documents (application_id, added_at);
