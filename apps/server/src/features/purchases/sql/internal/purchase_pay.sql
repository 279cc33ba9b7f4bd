-- Books a payment that arrived in time, and adds the bought items to the person's inventory. A guest has no inventory.
CREATE FUNCTION command.purchase_pay(
  p_user uuid, p_purchase uuid, p_provider text, p_entries command.purchase_entries,
  p_items command.bought_item[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  IF bought.payment_option <> 'guest' THEN
    PERFORM command.purchase_hand_over(p_user, p_purchase, p_items, p_at);
  END IF;
  PERFORM command.ledger_transfer(p_user, p_entries."itemsEntryId", 'gateway:' || p_provider,
    'house:items', bought.items_total_cents, p_purchase, p_at);
  IF bought.shipping_cost_cents > 0 THEN
    PERFORM command.ledger_transfer(p_user, p_entries."shippingEntryId", 'gateway:' || p_provider,
      'house:shipping', bought.shipping_cost_cents, p_purchase, p_at);
  END IF;
  PERFORM command.invoice_due(p_user, p_purchase, 'Invoice', bought.items_total_cents + bought.shipping_cost_cents, p_at);
END $$;
