-- Takes back the check of a person that has begun or waits for a decision. Deletes its pictures. Locks the row of
-- counters. Refuses with STATUS_CONFLICT if there is none.
CREATE FUNCTION command.identity_check_withdraw(p_user uuid, p_session uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.protection_lock(p_user);
  last := command.identity_check_last(p_user);
  PERFORM command.identity_check_move(p_user, (last ->> 'checkId')::uuid, 'Lapsed', p_at);
END $$;
