-- Keeps the answer of the register of exclusions about a person.
CREATE FUNCTION command.register_answer_keep(p_user uuid, p_is_excluded boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states SET register_excluded = p_is_excluded, register_asked_at = command.database_time()
  WHERE user_id = p_user;
END $$;
