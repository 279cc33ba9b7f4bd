-- Locks or unlocks a person within an operator's transaction, and ends their offers. Locks the fairness row and the
-- wallet first, like openings. So an opening that has found the account unlocked ends first, and nothing is charged
-- after the lock. Refuses with NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT, also for a closed account. Returns the
-- account's new version.
CREATE FUNCTION command.person_lock(p_user uuid, p_is_locked boolean, p_version integer, p_at timestamptz)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.closure_require_unclosed(p_user);
  PERFORM command.offers_end(p_user);
  PERFORM command.wallet_lock(p_user);
  RETURN command.account_set_lock(p_user, p_is_locked, p_version, p_at);
END $$;
