-- Locks or unlocks a person within an operator's transaction. Locks the wallet first, as openings and chargebacks do:
-- an opening that has seen the account unlocked ends before, so none is charged after the lock. Refuses with NOT_FOUND,
-- VERSION_CONFLICT and STATUS_CONFLICT. Returns the account's new version.
CREATE FUNCTION command.person_lock(p_user uuid, p_is_locked boolean, p_version integer, p_at timestamptz)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.wallet_lock(p_user);
  RETURN command.account_set_lock(p_user, p_is_locked, p_version, p_at);
END $$;
