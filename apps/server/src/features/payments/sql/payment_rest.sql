-- Returns how much of a payment can still be refunded ("left"), the shipping in refunds that the provider has not
-- refused, and what the wallet has paid for it because it was charged back. The first two are in hundredths of the
-- payment's currency. Null if there is no such payment.
CREATE FUNCTION command.payment_rest(p_user uuid, p_payment uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment;
  IF payment.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN jsonb_build_object('shipping', command.refunded_shipping(p_user, p_payment),
    'walletPaid', greatest(0, -payment.credited_cents),
    'left', CASE WHEN payment.status = 'Success' THEN command.payment_left(payment) ELSE 0 END);
END $$;
