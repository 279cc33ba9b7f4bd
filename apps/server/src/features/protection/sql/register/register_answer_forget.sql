-- Forgets that a person is not excluded by the register, because the facts that it is asked with have changed. An
-- answer that is still on its way is about earlier facts.
CREATE FUNCTION command.register_answer_forget(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  now_at timestamptz;
BEGIN
  PERFORM command.protection_lock(p_user);
  now_at := command.database_time();
  UPDATE protection_states SET register_facts_at = now_at,
    register_asked_at = CASE WHEN register_excluded THEN register_asked_at END,
    register_excluded = CASE WHEN register_excluded THEN true END
  WHERE user_id = p_user;
END $$;
