-- Requests all that the shop owes to the card of a person's order again, after the provider has refused it, or credits
-- it to their balance. Returns the amount. The caller has locked the payment.
-- - Refuses with VERSION_CONFLICT if it is not what the operator saw.
-- - Refuses with STATUS_CONFLICT if nothing is owed, only a part is asked for, or it can't be credited.
CREATE FUNCTION command.refund_owed(
  p_bought purchases, p_refund command.operator_refund, p_order command.order_refund,
  p_terms command.deposit_terms, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  due bigint := command.purchase_owed(p_bought.user_id, p_bought.purchase_id);
BEGIN
  IF due = 0 OR NOT p_order."isWhole" THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF due <> p_order."leftCents" THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF p_order."toBalance" THEN
    PERFORM command.credit_owed(p_bought, due, p_terms, p_at);
    RETURN due;
  END IF;
  PERFORM command.refund_again(p_bought.user_id, p_bought.payment_id, p_refund, due,
    command.purchase_owed_shipping(p_bought, due), p_at);
  RETURN due;
END $$;
