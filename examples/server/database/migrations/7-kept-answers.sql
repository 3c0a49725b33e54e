-- The answers to requests with an Idempotency-Key, by hashes of the key; they are read with the key alone.
CREATE TABLE kept_answers (
  id text PRIMARY KEY,
  request text NOT NULL,
  answer text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX kept_answers_at ON kept_answers (at);
