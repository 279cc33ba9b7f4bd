-- The time that signed texts state: the database's, which all processes of the shop share, in milliseconds.
CREATE FUNCTION command.database_time() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp());
$$;
