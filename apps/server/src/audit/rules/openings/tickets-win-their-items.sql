-- Every opening has the item that its ticket wins in its version, at the prices that the version states.
SELECT 'opening ' || o.transaction_id AS subject,
  CASE
    WHEN d.item_id IS DISTINCT FROM o.item_id THEN 'contains another item than its ticket wins'
    WHEN (d.market_price_cents, d.sell_price_cents) IS DISTINCT FROM (i.market_price_cents, i.sell_price_cents)
      THEN format('is worth %s and sells for %s', i.market_price_cents, i.sell_price_cents)
  END AS problem
FROM openings o
LEFT JOIN lootbox_drops d ON d.lootbox_id = o.lootbox_id AND d.table_version = o.table_version
  AND o.ticket >= d.ticket_from AND o.ticket < d.ticket_from + d.tickets
LEFT JOIN inventory_items i ON i.user_id = o.user_id AND i.inventory_item_id = o.inventory_item_id
WHERE o.nonce IS NOT NULL
