-- What somebody has chosen to read the portal in.
ALTER TABLE accounts ADD COLUMN language text;
