-- Puts goods into a person's inventory. Each is {inventoryItemId, itemId, source, transactionId, purchaseId, shipmentId,
-- status, acquiredPriceCents, marketPriceCents, sellPriceCents}; status is InInventory unless it says otherwise.
CREATE FUNCTION command.inventory_add(p_user uuid, p_goods jsonb, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO inventory_items (user_id, inventory_item_id, item_id, status, source, transaction_id, purchase_id,
    shipment_id, acquired_price_cents, market_price_cents, sell_price_cents, created_at, updated_at)
  SELECT p_user, "inventoryItemId", "itemId", coalesce(status, 'InInventory'), source, "transactionId", "purchaseId",
    "shipmentId", "acquiredPriceCents", "marketPriceCents", "sellPriceCents", p_at, p_at
  FROM jsonb_to_recordset(p_goods) AS goods (
    "inventoryItemId" uuid, "itemId" uuid, status text, source text, "transactionId" uuid, "purchaseId" uuid,
    "shipmentId" uuid, "acquiredPriceCents" bigint, "marketPriceCents" bigint, "sellPriceCents" bigint);
$$;
