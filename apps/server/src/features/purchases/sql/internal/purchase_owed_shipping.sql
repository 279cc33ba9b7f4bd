-- Returns how much of p_due_cents, which the shop owes to the card of a person's order, is shipping: of a cancelled
-- order all that was not refunded, otherwise what withdrawals had sent there.
CREATE FUNCTION command.purchase_owed_shipping(p_bought purchases, p_due_cents bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(0, least(p_due_cents,
    p_bought.shipping_cost_cents - command.refunded_shipping(p_bought.user_id, p_bought.payment_id),
    CASE WHEN command.shipment_facts(p_bought.user_id, p_bought.shipment_id) ->> 'status' IS DISTINCT FROM 'Cancelled'
      AND p_bought.flag IS DISTINCT FROM 'LatePayment'
      THEN (command.refunds_lost(p_bought.user_id, p_bought.payment_id)).lost_shipping_cents END));
END $$;
