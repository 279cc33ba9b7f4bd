-- Requests an amount of a payment from the provider again for an operator. The caller has locked the payment and
-- checked the amount. Refuses with STATUS_CONFLICT if it is more than is left.
CREATE FUNCTION command.refund_again(
  p_user uuid, p_payment uuid, p_refund command.operator_refund, p_cents bigint, p_shipping_cents bigint,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment;
  PERFORM command.refund_write(payment, p_refund, p_cents, p_shipping_cents, 0, p_at);
END $$;
