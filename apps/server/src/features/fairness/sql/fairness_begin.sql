-- Stores the secret root of all openings of a new person. The application has encrypted it.
CREATE FUNCTION command.fairness_begin(p_user uuid, p_root_encrypted bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO fairness_states (user_id, root_encrypted) VALUES (p_user, p_root_encrypted);
END $$;
