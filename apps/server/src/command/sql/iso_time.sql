-- A time as texts and responses state it: ISO-8601 in UTC with milliseconds. Not IMMUTABLE, because to_char is not, and
-- PostgreSQL would then call it instead of putting its text in the place of the call.
CREATE FUNCTION command.iso_time(p_at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;
