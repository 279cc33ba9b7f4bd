-- Locks a capture in quarantine and returns it. Refuses with NOT_FOUND, and with STATUS_CONFLICT if it has left the
-- quarantine or was completely returned. With p_is_again, also locks a credited one whose refund was refused.
CREATE FUNCTION command.capture_lock(p_capture uuid, p_is_again boolean DEFAULT false) RETURNS quarantined_captures
LANGUAGE plpgsql AS $$
DECLARE
  capture quarantined_captures;
  own_id text := (SELECT provider_payment_id FROM quarantined_captures WHERE capture_id = p_capture);
BEGIN
  SELECT * INTO capture FROM quarantined_captures
  WHERE provider_payment_id = own_id AND capture_id = p_capture FOR UPDATE;
  IF capture.provider IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF capture.release IS NOT NULL
      AND NOT (p_is_again AND capture.release = 'Credit' AND capture.refund_status IS NOT DISTINCT FROM 'Refused')
    OR capture.returned_paid_cents >= (capture.evidence ->> 'paidCents')::bigint
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  RETURN capture;
END $$;
