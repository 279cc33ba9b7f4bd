-- Records the provider's result of a requested refund: 'Taken' or 'Refused'. Keeps the first result, so that a taken
-- refund is never requested again. A taken one is looked at again, because it may fail and the report be lost. If the
-- refund was refused, the money held for it goes back to the payer's balance.
CREATE FUNCTION command.record_refund_result(
  p_user uuid, p_refund uuid, p_status text, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  refund refunds;
  look_at timestamptz := p_at + interval '1 day';
BEGIN
  -- Locks the payment before other rows, in the same order as all other functions.
  SELECT * INTO refund FROM refunds WHERE user_id = p_user AND refund_id = p_refund;
  PERFORM FROM payments WHERE user_id = p_user AND payment_id = refund.payment_id FOR UPDATE;
  UPDATE refunds SET status = p_status, next_attempt_at = NULL,
    next_look_at = CASE WHEN p_status = 'Taken' THEN look_at END,
    failed_at = CASE WHEN p_status = 'Refused' THEN p_at END
  WHERE user_id = p_user AND refund_id = p_refund AND status = 'Requested';
  IF FOUND AND p_status = 'Refused' THEN
    PERFORM command.payment_release_hold(p_user, refund.payment_id, refund.held_cents, p_entry, p_at);
  END IF;
END $$;
