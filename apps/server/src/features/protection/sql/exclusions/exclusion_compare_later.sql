-- Lets the job compare a person's account with excluded people. The caller has locked the row of counters.
CREATE FUNCTION command.exclusion_compare_later(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  now_at timestamptz := command.database_time();
BEGIN
  UPDATE protection_states SET compare_at = now_at WHERE user_id = p_user;
END $$;
