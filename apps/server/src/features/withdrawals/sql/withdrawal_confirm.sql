-- Matches a withdrawal from top-ups to an account, because somebody has shown that they read the mailbox that they
-- typed, which is the account's. Does nothing if it is matched or ended already.
CREATE FUNCTION command.withdrawal_confirm(
  p_withdrawal uuid, p_user uuid, p_case_due_at timestamptz, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE withdrawals SET user_id = p_user, status = 'Matched', case_due_at = p_case_due_at, updated_at = p_at,
    version = version + 1
  WHERE withdrawal_id = p_withdrawal AND subject = 'TopUp' AND status = 'Unmatched';
  IF FOUND THEN
    PERFORM command.withdrawal_note(p_withdrawal, 'Matched', NULL, NULL, p_at);
  END IF;
END $$;
