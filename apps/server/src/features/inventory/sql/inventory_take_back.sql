-- Puts the inventory items of a cancelled shipment back into the person's inventory.
CREATE FUNCTION command.inventory_take_back(p_user uuid, p_shipment uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  pieces bigint;
  market_cents bigint;
  sell_cents bigint;
BEGIN
  PERFORM command.shipped_items_lock(p_user, p_shipment);
  SELECT count(*), sum(market_price_cents), sum(sell_price_cents) INTO pieces, market_cents, sell_cents
  FROM inventory_items WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping';
  PERFORM command.holdings_note(p_user, 1, pieces, market_cents, sell_cents, p_at);
  UPDATE inventory_items SET status = 'InInventory', shipment_id = NULL, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping';
END $$;
