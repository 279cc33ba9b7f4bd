-- Removes a bank account of a person, and holds its payouts that were not sent. One that was never paid is deleted.
-- Refuses with NOT_FOUND.
CREATE FUNCTION command.payee_remove(p_user uuid, p_session uuid, p_payee uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.wallet_lock(p_user);
  UPDATE payees SET removed_at = p_at WHERE user_id = p_user AND payee_id = p_payee AND removed_at IS NULL;
  IF NOT FOUND THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  UPDATE payouts SET status = 'Held', next_attempt_at = NULL
  WHERE user_id = p_user AND payee_id = p_payee AND status IN ('Requested', 'Approved');
  DELETE FROM payees WHERE user_id = p_user AND payee_id = p_payee
    AND NOT EXISTS (SELECT FROM payouts WHERE user_id = p_user AND payee_id = p_payee);
END $$;
