-- The draws of the batch: random tickets of random active boxes, at random times after the person joined. Three of ten
-- items are sold, but never a person's first item. Every twentieth person has the first item shipped.
CREATE TEMP TABLE draws ON COMMIT DROP AS
WITH boxes AS MATERIALIZED (
  SELECT lootbox_id, table_version, name, price_cents, count(*) OVER () AS boxes,
    row_number() OVER (ORDER BY lootbox_id) - 1 AS place
  FROM lootboxes WHERE status = 'Active'
), rolled AS MATERIALIZED (
  SELECT user_id, nonce, ordinal % 20 = 0 AND nonce = 0 AS is_sent, nonce > 0 AND random() < 0.3 AS is_sold, until,
    floor(random() * (SELECT max(boxes) FROM boxes)) AS place, floor(random() * 1000000)::integer AS ticket,
    date_trunc('milliseconds', joined_at + (nonce + random()) / openings * (until - joined_at)) AS at
  FROM people, generate_series(0, openings - 1) AS nonce)
SELECT r.user_id, r.nonce, r.is_sent, r.is_sold, r.ticket, r.at, least(r.at + interval '1 minute', r.until) AS sold_at,
  pg_temp.id_at(r.at) AS transaction_id, pg_temp.id_at(r.at) AS opening_id, pg_temp.id_at(r.at) AS inventory_item_id,
  b.lootbox_id, b.table_version, b.name, b.price_cents, item_id, d.name AS item_name, i.image_url, d.market_price_cents,
  d.sell_price_cents
FROM rolled r
JOIN boxes b USING (place)
JOIN lootbox_drops d ON d.lootbox_id = b.lootbox_id AND d.table_version = b.table_version
  AND r.ticket >= d.ticket_from AND r.ticket < d.ticket_from + d.tickets
JOIN items i USING (item_id)
