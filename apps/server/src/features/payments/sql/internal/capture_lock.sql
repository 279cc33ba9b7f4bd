-- Locks a capture in quarantine and returns it. Refuses with NOT_FOUND, and with STATUS_CONFLICT if it has left the
-- quarantine or was completely returned.
CREATE FUNCTION command.capture_lock(p_capture uuid) RETURNS quarantined_captures LANGUAGE plpgsql AS $$
DECLARE
  capture quarantined_captures;
  own_id text := (SELECT provider_payment_id FROM quarantined_captures WHERE capture_id = p_capture);
BEGIN
  SELECT * INTO capture FROM quarantined_captures
  WHERE provider_payment_id = own_id AND capture_id = p_capture FOR UPDATE;
  IF capture.provider IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF capture.release IS NOT NULL
    OR capture.returned_paid_cents >= (capture.evidence ->> 'paidCents')::bigint
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  RETURN capture;
END $$;
