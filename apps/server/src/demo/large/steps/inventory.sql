-- Writes the inventory items that people won or bought, and how many of them they hold, by hour.
WITH written AS (
  INSERT INTO inventory_items (user_id, inventory_item_id, item_id, status, source, transaction_id, purchase_id,
    shipment_id, acquired_price_cents, market_price_cents, sell_price_cents, created_at, updated_at, sold_at)
  SELECT d.user_id, d.inventory_item_id, d.item_id,
    CASE WHEN d.is_sold THEN 'Sold' WHEN d.is_sent THEN 'Shipping' ELSE 'InInventory' END, 'LootBox', d.transaction_id,
    NULL, s.shipment_id, d.price_cents, d.market_price_cents, d.sell_price_cents, d.at AS at,
    coalesce(s.sent_at, CASE WHEN d.is_sold THEN d.sold_at END, d.at), CASE WHEN d.is_sold THEN d.sold_at END
  FROM draws d LEFT JOIN sendings s ON s.user_id = d.user_id AND s.inventory_item_id = d.inventory_item_id
  UNION ALL
  SELECT user_id, inventory_item_id, item_id, 'InInventory', 'Purchase', transaction_id, purchase_id, NULL,
    market_price_cents, market_price_cents, sell_price_cents, at, at, NULL
  FROM orders ORDER BY at
  RETURNING status, market_price_cents, sell_price_cents, updated_at)
INSERT INTO holding_changes (user_id, starts_at, pieces, market_cents, sell_cents)
SELECT '00000000-0000-0000-0000-000000000000', date_trunc('hour', updated_at, 'UTC'), count(*), sum(market_price_cents),
  sum(sell_price_cents)
FROM written WHERE status = 'InInventory' GROUP BY 2
