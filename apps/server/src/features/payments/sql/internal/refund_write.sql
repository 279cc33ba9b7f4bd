-- Writes a refund of a payment. The caller has locked the payment's row. Refuses with STATUS_CONFLICT if the refund is
-- more than is left of the payment.
CREATE FUNCTION command.refund_write(
  p_payment payments, p_refund command.operator_refund, p_paid_cents bigint, p_shipping_cents bigint,
  p_held_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_payment.status <> 'Success' OR p_paid_cents <= 0 OR p_paid_cents > command.payment_left(p_payment) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO refunds (user_id, refund_id, payment_id, paid_cents, refunded_before_cents, shipping_cents, held_cents,
    operator_id, reason, created_at, next_attempt_at)
  VALUES (p_payment.user_id, p_refund."refundId", p_payment.payment_id, p_paid_cents, p_payment.refunded_paid_cents,
    p_shipping_cents, p_held_cents, p_refund."operatorId", p_refund.reason, p_at, p_at);
END $$;
