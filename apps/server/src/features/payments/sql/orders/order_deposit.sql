-- Counts money of an order that is about to go to the balance, if a card paid the order. Returns the time to book it
-- at. Returns null if it may not come in, because of a break or a limit: its refund is then requested from the
-- provider. The caller has locked the payment.
-- - p_shipping_cents is the shipping in p_cents.
-- - Money that the card already has back was given by the balance. It comes in and counts in any case.
CREATE FUNCTION command.order_deposit(
  p_user uuid, p_purchase uuid, p_cents bigint, p_shipping_cents bigint, p_at timestamptz,
  p_terms command.deposit_terms
) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  counted_at timestamptz;
BEGIN
  IF p_cents = 0 OR NOT command.order_is_by_card(p_user, p_purchase) THEN
    RETURN p_at;
  END IF;
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
  PERFORM command.wallet_lock(p_user);
  counted_at := command.protection_deposit_fits(p_user, p_cents, p_at, p_terms);
  IF counted_at IS NOT NULL THEN
    RETURN counted_at;
  ELSIF p_cents > command.payment_left(payment) THEN
    PERFORM command.protection_deposit_change(p_user, p_cents, p_at);
    RETURN p_at;
  END IF;
  PERFORM command.refund_write(payment, ROW(gen_random_uuid(), NULL, NULL)::command.operator_refund, p_cents,
    p_shipping_cents, 0, p_at);
  RETURN NULL;
END $$;
