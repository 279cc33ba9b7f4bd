-- Call it when a capture leaves the quarantine. Once no capture of the payment at its provider is in quarantine, the
-- payment is due for a check, and fails if it can't be paid any more.
CREATE FUNCTION command.quarantine_end(p_capture quarantined_captures, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  waiting text[] := ARRAY(SELECT DISTINCT q.provider FROM quarantined_captures q
    WHERE q.user_id = p_capture.user_id AND q.payment_id = p_capture.payment_id AND q.release IS NULL);
BEGIN
  UPDATE payments SET quarantined_at = NULL, next_check_at = p_at
  WHERE user_id = p_capture.user_id AND payment_id = p_capture.payment_id AND status = 'Pending'
    AND (provider = ANY (waiting)) IS NOT TRUE;
END $$;
