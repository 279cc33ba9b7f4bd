-- Adds items to people's inventories.
CREATE FUNCTION command.inventory_add(p_items command.new_inventory_item[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger of earlier releases then notes nothing.
  PERFORM set_config('trove.holdings', 'noted', true);
  INSERT INTO inventory_items (user_id, inventory_item_id, item_id, status, source, transaction_id, purchase_id,
    shipment_id, acquired_price_cents, market_price_cents, sell_price_cents, created_at, updated_at)
  SELECT "userId", "inventoryItemId", "itemId", status, source, "transactionId", "purchaseId", "shipmentId",
    "acquiredPriceCents", "marketPriceCents", "sellPriceCents", "addedAt", "addedAt"
  FROM unnest(p_items);
  INSERT INTO holding_changes (user_id, starts_at, pieces, market_cents, sell_cents)
  SELECT "userId", date_trunc('hour', "addedAt", 'UTC'), count(*), sum("marketPriceCents"), sum("sellPriceCents")
  FROM unnest(p_items) WHERE status = 'InInventory' GROUP BY 1, 2;
END $$;
