-- Takes money that goes back to the payer from the house's sales accounts. Of a full return, items and shipping are
-- taken from their own accounts. Of a partial return, p_shipping_cents are taken from the shipping and the rest from
-- the items.
CREATE FUNCTION command.purchase_return_sale(
  p_bought purchases, p_cents bigint, p_shipping_cents bigint, p_provider text, p_entries command.reversal_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  shipping bigint := CASE WHEN p_cents = p_bought.items_total_cents + p_bought.shipping_cost_cents
    THEN p_bought.shipping_cost_cents ELSE least(p_cents, p_shipping_cents) END;
  gateway text := 'gateway:' || p_provider;
BEGIN
  IF shipping > 0 THEN
    PERFORM command.ledger_transfer(p_bought.user_id, p_entries."shippingEntryId", 'house:shipping', gateway, shipping,
      p_bought.purchase_id, p_at);
  END IF;
  IF p_cents > shipping THEN
    PERFORM command.ledger_transfer(p_bought.user_id, p_entries."itemsEntryId", 'house:items', gateway,
      p_cents - shipping, p_bought.purchase_id, p_at);
  END IF;
  PERFORM command.invoice_due(p_bought.user_id, p_bought.purchase_id, 'CreditNote', p_cents, p_at);
END $$;
