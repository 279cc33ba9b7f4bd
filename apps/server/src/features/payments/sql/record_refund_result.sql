-- Records the provider's result of a requested refund: 'Taken' or 'Refused'. The first result is kept, so a refund that
-- was taken is never requested again. A refused refund gives its held amount back to the payer's balance.
CREATE FUNCTION command.record_refund_result(
  p_user uuid, p_refund uuid, p_status text, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  refund refunds;
BEGIN
  -- The payment is locked first, as everywhere.
  SELECT * INTO refund FROM refunds WHERE user_id = p_user AND refund_id = p_refund;
  PERFORM FROM payments WHERE user_id = p_user AND payment_id = refund.payment_id FOR UPDATE;
  UPDATE refunds SET status = p_status, next_attempt_at = NULL
  WHERE user_id = p_user AND refund_id = p_refund AND status = 'Requested';
  IF FOUND AND p_status = 'Refused' THEN
    PERFORM command.payment_release_hold(p_user, refund.payment_id, refund.held_cents, p_entry, p_at);
  END IF;
END $$;
