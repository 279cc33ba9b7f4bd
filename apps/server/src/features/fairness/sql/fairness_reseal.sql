-- Replaces a person's sealed root p_from by p_to. Does nothing if the root is no longer p_from.
CREATE FUNCTION command.fairness_reseal(p_user uuid, p_from bytea, p_to bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE fairness_states SET root_encrypted = p_to WHERE user_id = p_user AND root_encrypted = p_from;
END $$;
