-- Formats a time as in texts and responses: ISO-8601 in UTC with milliseconds. Must not be IMMUTABLE: to_char is not,
-- and PostgreSQL could then not inline this function.
CREATE FUNCTION command.iso_time(p_at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;
