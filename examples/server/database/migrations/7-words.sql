-- What a search finds beside what is typed (openapi/search-text.ts): each word with all that follows it in its field, without
-- what stands between, and the digits of the phone. It is worked out of the columns that are there, so no row is written anew.
CREATE FUNCTION words(search text, phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  field text;
  parts text[];
  part text;
  rest text;
  digits text := ltrim(regexp_replace(phone, '\D', '', 'g'), '0');
  found text := '';
BEGIN
  FOREACH field IN ARRAY string_to_array(search, U&'\2063') LOOP
    CONTINUE WHEN strpos(field, '@') > 0;
    parts := regexp_split_to_array(field, '[\s!-/:-@[-`{-~\u2010-\u201F\u2212]+');
    rest := '';
    FOR i IN REVERSE cardinality(parts)..1 LOOP
      part := parts[i];
      CONTINUE WHEN part = '';
      rest := part || rest;
      found := found || ' ' || rest;
    END LOOP;
  END LOOP;
  RETURN CASE WHEN digits <> '' THEN found || ' +' || CASE length(digits) WHEN 10 THEN '91' ELSE '' END || digits ELSE found END;
END $$;
CREATE INDEX students_words ON students USING gin (words(search, phone) gin_trgm_ops);
CREATE INDEX applications_words ON applications USING gin (words(search, phone_number) gin_trgm_ops);
