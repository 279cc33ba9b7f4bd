-- Locks a person's row of counters until the transaction ends, and makes it if there is none.
CREATE FUNCTION command.protection_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO protection_states (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  PERFORM FROM protection_states WHERE user_id = p_user FOR UPDATE;
END $$;
