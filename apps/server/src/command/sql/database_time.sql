-- Returns the time for signed texts, in whole milliseconds. It is the database's time, which all processes of the shop
-- share.
CREATE FUNCTION command.database_time() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp());
$$;
