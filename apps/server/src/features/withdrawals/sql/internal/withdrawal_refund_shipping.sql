-- Refunds standard delivery of a shipment of inventory items to the balance that paid it, if all its pieces have come
-- back, less what was given back already.
CREATE FUNCTION command.withdrawal_refund_shipping(
  p_found withdrawals, p_terms command.withdrawal_refund_terms, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  refund withdrawal_refunds;
  cost bigint;
BEGIN
  IF NOT command.parcel_is_returned(owner, p_found.shipment_id) THEN
    RETURN;
  END IF;
  PERFORM command.wallet_lock(owner);
  -- Less what other withdrawals of the shipment gave back: the rest was paid for a faster delivery.
  cost := (command.shipment_facts(owner, p_found.shipment_id) ->> 'shippingCostCents')::bigint;
  refund.shipping_cents := greatest(0, least(p_terms."shippingCents", cost)
    - (cost - command.ledger_net(owner, 'house:shipping', p_found.shipment_id)));
  IF refund.shipping_cents = 0 THEN
    RETURN;
  END IF;
  refund.user_id := owner;
  refund.withdrawal_id := p_found.withdrawal_id;
  refund.means := 'Balance';
  refund.goods_cents := 0;
  refund.shipping_entry_id := gen_random_uuid();
  refund.refunded_at := p_at;
  PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(refund.shipping_entry_id,
    refund.shipping_cents, 'Withdrawal ' || p_found.number, p_found.shipment_id)::command.posting, p_at);
  PERFORM command.withdrawal_refund_write(refund);
END $$;
