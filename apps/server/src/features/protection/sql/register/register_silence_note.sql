-- Notes that the register of exclusions did not answer a question about a person.
CREATE FUNCTION command.register_silence_note(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  now_at timestamptz;
BEGIN
  PERFORM command.protection_lock(p_user);
  now_at := command.database_time();
  UPDATE protection_states SET register_silent_at = now_at WHERE user_id = p_user;
END $$;
