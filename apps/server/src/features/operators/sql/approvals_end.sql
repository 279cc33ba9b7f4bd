-- Ends requests that wait, and forgets what they state of a person's document, which only the call needed.
CREATE FUNCTION command.approvals_end(
  p_approvals uuid[], p_status text, p_at timestamptz, p_decided_by uuid DEFAULT NULL, p_reason text DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE approvals SET status = p_status, decided_by = p_decided_by, decided_at = p_at, decision_reason = p_reason,
    request = CASE action WHEN 'decideIdentity' THEN request #- '{body,birthDate}' #- '{body,until}' ELSE request END
  WHERE approval_id = ANY (p_approvals);
END $$;
