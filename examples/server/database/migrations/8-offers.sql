-- The newest offer to an application, and the ranks of those who wait.
CREATE TABLE offers (
  application_id text COLLATE "C" PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  state text NOT NULL,
  answer_by timestamptz NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  by_name text NOT NULL,
  comments text,
  ended_at timestamptz,
  holds_seat boolean NOT NULL
);
-- What every request looks for that may find a seat.
CREATE INDEX open_offers ON offers (answer_by) WHERE state = 'OPEN';
CREATE TABLE ranks (
  application_id text COLLATE "C" PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  rank integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
