-- Requests a refund, through the provider, of all that is left of a payment, because the shop owes it. Returns the
-- requested amount in hundredths of the payment's currency. Returns 0 if nothing is left, or if the provider has
-- refused a refund of this amount or less. Leaves out what came back: operators are warned again and decide on it.
-- - p_shipping_cents is the shipping in the whole payment. It is used only if an operator has refunded lines.
-- - Locks the payment, to include concurrent reports of the provider and requests of operators.
CREATE FUNCTION command.request_refund(
  p_user uuid, p_payment uuid, p_shipping_cents bigint, p_refund uuid, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  due bigint;
  shipping bigint := 0;
  back_rest bigint;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment FOR UPDATE;
  -- A separate statement after the lock, so that it sees what the transaction that held the lock has written.
  back_rest := command.payment_back_rest(payment);
  due := command.payment_left(payment) - back_rest;
  IF payment.status IS DISTINCT FROM 'Success' OR due <= 0 OR EXISTS (
    SELECT FROM refunds WHERE user_id = p_user AND payment_id = p_payment AND operator_id IS NULL
      AND status = 'Refused' AND paid_cents <= due)
  THEN
    RETURN 0;
  END IF;
  IF EXISTS (SELECT FROM refunds WHERE user_id = p_user AND payment_id = p_payment AND operator_id IS NOT NULL
    AND status NOT IN ('Refused', 'Returned'))
  THEN
    shipping := least(due, greatest(0, p_shipping_cents - command.refunded_shipping(p_user, p_payment)));
  END IF;
  IF back_rest > 0 THEN
    UPDATE payments SET handled_at = NULL WHERE user_id = p_user AND payment_id = p_payment;
  END IF;
  PERFORM command.refund_write(payment, ROW(p_refund, NULL, NULL)::command.operator_refund, due, shipping, 0, p_at);
  RETURN due;
END $$;
