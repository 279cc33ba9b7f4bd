-- Matches a withdrawal from top-ups to an account, because somebody has shown that they read the mailbox that they
-- typed, which is the account's. Does so also after an operator found nobody for it. Does nothing if it is matched or
-- ended otherwise.
CREATE FUNCTION command.withdrawal_confirm(
  p_withdrawal uuid, p_user uuid, p_case_due_at timestamptz, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE withdrawals SET user_id = p_user, status = 'Matched', case_due_at = p_case_due_at, updated_at = p_at,
    exception = NULL, version = version + 1
  WHERE withdrawal_id = p_withdrawal AND subject = 'TopUp' AND user_id IS NULL
    AND (status = 'Unmatched' OR status = 'Refused' AND exception = 'NotOurs');
  IF FOUND THEN
    PERFORM command.withdrawal_forget_closed(p_user, NULL);
    PERFORM command.withdrawal_note(p_withdrawal, 'Matched', NULL, NULL, p_at);
  END IF;
END $$;
