INSERT INTO openings (user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket, item_id,
  inventory_item_id, price_cents, market_price_cents, opened_at)
SELECT user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, 0, ticket, item_id, inventory_item_id,
  price_cents, market_price_cents, at
FROM draws ORDER BY at
