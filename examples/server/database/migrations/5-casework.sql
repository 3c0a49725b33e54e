-- What the office keeps on applications for itself. The newest note is the first.
CREATE TABLE casework (
  application_id text COLLATE "C" PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  assignee_id text COLLATE "C",
  notes jsonb NOT NULL DEFAULT '[]',
  held jsonb
);
