-- An amount as responses have it, for the parameters of a notification.
CREATE FUNCTION command.euros(p_cents bigint) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT round(p_cents / 100.0, 2);
$$;
