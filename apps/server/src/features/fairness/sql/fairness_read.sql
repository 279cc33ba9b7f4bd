CREATE FUNCTION command.fairness_read(p_user uuid) RETURNS fairness_states LANGUAGE plpgsql STABLE AS $$
DECLARE
  found fairness_states;
BEGIN
  SELECT * INTO found FROM fairness_states WHERE user_id = p_user;
  RETURN found;
END $$;
