-- Requests what the shop owes to the card of a person's order again, after the provider has refused it. Returns the
-- amount. The caller has locked the payment. Refuses with VERSION_CONFLICT if it is not what the operator saw, and with
-- STATUS_CONFLICT if nothing is owed or only a part is asked for.
CREATE FUNCTION command.refund_owed(
  p_bought purchases, p_refund command.operator_refund, p_order command.order_refund, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  due bigint := command.purchase_owed(p_bought.user_id, p_bought.purchase_id);
BEGIN
  IF due = 0 OR NOT p_order."isWhole" THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF due <> p_order."leftCents" THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  PERFORM command.refund_again(p_bought.user_id, p_bought.payment_id, p_refund, due, least(due, greatest(0,
    p_bought.shipping_cost_cents - command.refunded_shipping(p_bought.user_id, p_bought.payment_id))), p_at);
  RETURN due;
END $$;
