-- What an applicant read the portal in when the application was sent: mails about it are written in that.
ALTER TABLE applications ADD COLUMN language text;
