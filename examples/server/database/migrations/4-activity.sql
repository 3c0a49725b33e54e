-- Who did what, the newest first. The steps of applications are noted beside the changes, those from before as well.
INSERT INTO changes (id, record_id, at, kind, by_name, by_role, fields)
SELECT application.id || '-' || step.number, application.id, (step.taken->>'at')::timestamptz, 'decided', step.taken->>'by', 'ADMIN',
  jsonb_build_array(jsonb_build_object('field', 'status', 'old', step.taken->'from', 'new', step.taken->'to'))
    || CASE WHEN step.taken ? 'comments'
      THEN jsonb_build_array(jsonb_build_object('field', 'reviewComments', 'old', NULL, 'new', step.taken->'comments'))
      ELSE '[]' END
FROM applications AS application, jsonb_array_elements(application.history) WITH ORDINALITY AS step (taken, number);
CREATE INDEX changes_by_time ON changes (at DESC, number DESC);
