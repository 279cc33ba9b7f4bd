-- Converts cents to euros, the form of amounts in responses and in the parameters of notifications.
CREATE FUNCTION command.euros(p_cents bigint) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT round(p_cents / 100.0, 2);
$$;
