-- Notes that an account was locked: every process closes its streams at the commit, and it is examined for signals.
CREATE FUNCTION command.account_lock_note(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.processes_tell(jsonb_build_object('endedUserId', p_user));
  PERFORM command.signal_note('Lock', p_user, p_user);
END $$;
