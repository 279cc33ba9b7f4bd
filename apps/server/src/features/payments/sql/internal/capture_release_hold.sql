-- Gives money back to a person's balance that was held for the refund of a capture which did not happen. The caller has
-- locked the capture.
CREATE FUNCTION command.capture_release_hold(p_capture quarantined_captures, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_capture.held_cents > 0 THEN
    UPDATE quarantined_captures SET held_cents = 0
    WHERE provider = p_capture.provider AND provider_payment_id = p_capture.provider_payment_id;
    PERFORM command.ledger_post(p_capture.release_user_id, 'house:refunds', 'TopUp', ARRAY[ROW(gen_random_uuid(),
      p_capture.held_cents, 'Refund of a payment was not possible', p_capture.capture_id)::command.posting], p_at);
  END IF;
END $$;
