-- Adds items to people's inventories.
CREATE FUNCTION command.inventory_add(p_items command.new_inventory_item[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inventory_items (user_id, inventory_item_id, item_id, status, source, transaction_id, purchase_id,
    shipment_id, acquired_price_cents, market_price_cents, sell_price_cents, created_at, updated_at)
  SELECT "userId", "inventoryItemId", "itemId", status, source, "transactionId", "purchaseId", "shipmentId",
    "acquiredPriceCents", "marketPriceCents", "sellPriceCents", "addedAt", "addedAt"
  FROM unnest(p_items);
END $$;
