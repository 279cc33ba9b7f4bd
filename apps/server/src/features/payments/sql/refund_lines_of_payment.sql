-- Writes an operator's refund of lines of a purchase. The caller has locked the payment with payment_lock and checked
-- lines and amount. p_left_cents is the remainder that the operator saw. Refuses with VERSION_CONFLICT if it has
-- changed, and with STATUS_CONFLICT if the refund is more than is left.
CREATE FUNCTION command.refund_lines_of_payment(
  p_user uuid, p_payment uuid, p_refund command.operator_refund, p_lines command.refunded_line[],
  p_paid_cents bigint, p_shipping_cents bigint, p_left_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment FOR UPDATE;
  IF command.payment_left(payment) <> p_left_cents THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  PERFORM command.refund_write(payment, p_refund, p_paid_cents, p_shipping_cents, 0, p_at);
  INSERT INTO refund_lines (user_id, refund_id, position, quantity)
  SELECT p_user, p_refund."refundId", position, quantity FROM unnest(p_lines);
END $$;
