-- A time as texts and responses state it: ISO-8601 in UTC with milliseconds.
CREATE FUNCTION command.iso_time(p_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;
