-- Requests a refund of a quarantined capture, through the provider, without the part that it has already returned. If
-- the capture was credited to a person and its refund was refused, requests it again, as far as the person's own money
-- suffices without what the house bears. Refuses with NOT_FOUND and STATUS_CONFLICT.
CREATE FUNCTION command.refund_capture(p_capture uuid, p_refund uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures := command.capture_lock(p_capture, true);
  owner uuid := capture.release_user_id;
BEGIN
  IF capture.release = 'Credit' THEN
    PERFORM command.wallet_lock(owner);
    IF command.captures_refund_own(owner, command.own_money_free(owner, command.wallet_own_cents(owner)), false, p_at,
      p_capture) = 0
    THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
    RETURN;
  END IF;
  UPDATE quarantined_captures SET release = 'Refund', released_at = p_at, refund_id = p_refund,
    refund_status = 'Requested', next_attempt_at = p_at
  WHERE capture_id = p_capture;
  PERFORM command.quarantine_end(capture, p_at);
END $$;
