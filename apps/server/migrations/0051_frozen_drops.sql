-- room: lootboxes
-- A version also freezes what its drops are called and worth.
ALTER TABLE lootbox_drops ADD COLUMN name text, ADD COLUMN market_price_cents bigint, ADD COLUMN sell_price_cents bigint;
UPDATE lootbox_drops d SET name = i.name, market_price_cents = i.market_price_cents,
  sell_price_cents = (i.market_price_cents * 9 + 5) / 10
FROM items i WHERE i.item_id = d.item_id;
ALTER TABLE lootbox_drops
  ALTER COLUMN name SET NOT NULL,
  ALTER COLUMN market_price_cents SET NOT NULL,
  ALTER COLUMN sell_price_cents SET NOT NULL;

-- Every box gets a version whose text states names and prices, in the writing that readers require.
CREATE TEMP TABLE fresh_drops ON COMMIT DROP AS
SELECT b.lootbox_id, latest.version + 1 AS table_version, v.price_cents, d.item_id, d.name, d.market_price_cents,
  d.sell_price_cents, sum(d.tickets)::integer AS tickets,
  row_number() OVER (PARTITION BY b.lootbox_id ORDER BY d.market_price_cents DESC, d.item_id)::integer - 1 AS position
FROM lootboxes b
JOIN lootbox_versions v USING (lootbox_id, table_version)
JOIN lootbox_drops d USING (lootbox_id, table_version)
JOIN (SELECT lootbox_id, max(table_version) AS version FROM lootbox_versions GROUP BY lootbox_id) latest
  USING (lootbox_id)
WHERE b.status <> 'Archived'
GROUP BY b.lootbox_id, latest.version, v.price_cents, d.item_id, d.name, d.market_price_cents, d.sell_price_cents;

WITH tables AS (
  SELECT lootbox_id, table_version, price_cents, format('{"boxId":"%s","version":%s,"priceCents":%s,"drops":[%s]}',
    lootbox_id, table_version, price_cents, string_agg(format(
      '{"itemId":"%s","name":%s,"marketPriceCents":%s,"sellPriceCents":%s,"tickets":%s}',
      item_id, to_json(name), market_price_cents, sell_price_cents, tickets), ',' ORDER BY position)) AS odds_table
  FROM fresh_drops GROUP BY lootbox_id, table_version, price_cents)
INSERT INTO lootbox_versions (lootbox_id, table_version, price_cents, odds_table, odds_hash, published_at)
SELECT lootbox_id, table_version, price_cents, odds_table,
  encode(sha256(convert_to(E'lootbox/odds/v2\n' || odds_table, 'UTF8')), 'hex'), now()
FROM tables;

INSERT INTO lootbox_drops (lootbox_id, table_version, position, drop_id, item_id, tickets, ticket_from, name,
  market_price_cents, sell_price_cents)
SELECT lootbox_id, table_version, position, gen_random_uuid(), item_id, tickets,
  sum(tickets) OVER (PARTITION BY lootbox_id ORDER BY position) - tickets, name, market_price_cents, sell_price_cents
FROM fresh_drops;

UPDATE lootboxes b SET table_version = fresh.table_version, updated_at = now(), version = b.version + 1
FROM (SELECT DISTINCT lootbox_id, table_version FROM fresh_drops) fresh
WHERE fresh.lootbox_id = b.lootbox_id;

-- An offer names a version by the hash of its table.
CREATE UNIQUE INDEX lootbox_versions_by_hash ON lootbox_versions (lootbox_id, odds_hash);
