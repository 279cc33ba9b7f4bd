-- Records the provider's result of a capture's refund: 'Taken' or 'Refused'. Keeps the first result. If the refund was
-- refused, the capture is in quarantine again, or the money held for it is in the balance that it was credited to.
CREATE FUNCTION command.record_capture_refund(p_capture uuid, p_refund uuid, p_status text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures;
  look_at timestamptz := p_at + interval '1 day';
BEGIN
  UPDATE quarantined_captures SET refund_status = p_status, next_attempt_at = NULL,
    failed_at = CASE WHEN p_status = 'Refused' THEN p_at ELSE failed_at END,
    refund_taken_at = CASE WHEN p_status = 'Taken' THEN p_at END,
    next_look_at = CASE WHEN p_status = 'Taken' THEN look_at END,
    release = CASE WHEN p_status <> 'Refused' OR release = 'Credit' THEN release END,
    released_at = CASE WHEN p_status <> 'Refused' OR release = 'Credit' THEN released_at END
  WHERE capture_id = p_capture AND refund_id = p_refund AND refund_status = 'Requested'
  RETURNING * INTO capture;
  IF capture.refund_status = 'Refused' THEN
    PERFORM command.capture_release_hold(capture, p_at);
  END IF;
END $$;
