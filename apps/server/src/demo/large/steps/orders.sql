-- The orders of the batch: every tenth person buys an item of unlimited stock from the balance, into the inventory.
CREATE TEMP TABLE orders ON COMMIT DROP AS
WITH offers AS MATERIALIZED (
  SELECT item_id, name, image_url, market_price_cents, count(*) OVER () AS offers,
    row_number() OVER (ORDER BY item_id) - 1 AS place
  FROM items WHERE is_active AND is_sellable AND item_id NOT IN (SELECT item_id FROM item_stock))
SELECT p.user_id, at, pg_temp.id_at(at) AS purchase_id, pg_temp.id_at(at) AS transaction_id,
  pg_temp.id_at(at) AS inventory_item_id, 'O-' || lpad(ordinal::text, 12, '0') AS number,
  o.item_id, o.name, o.image_url, o.market_price_cents, (o.market_price_cents * 9 + 5) / 10 AS sell_price_cents
FROM people p
JOIN offers o ON o.place = ordinal / 10 % offers,
LATERAL (SELECT date_trunc('milliseconds', joined_at + (until - joined_at) / 2) AS at) AS moment
WHERE ordinal % 10 = 0
