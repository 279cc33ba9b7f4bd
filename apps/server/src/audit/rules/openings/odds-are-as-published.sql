-- Every version used by a record or an unarchived box has the drops of its published text, and that text's hash.
-- about: everybody
-- in a cluster: copies
WITH texts AS (
  SELECT lootbox_id, table_version, string_agg(format(
    '{"itemId":"%s","name":%s,"marketPriceCents":%s,"sellPriceCents":%s,"tickets":%s}',
    item_id, to_json(name), market_price_cents, sell_price_cents, tickets), ',' ORDER BY position) AS drops
  FROM lootbox_drops GROUP BY lootbox_id, table_version)
SELECT format('version %s of box %s', table_version, lootbox_id) AS subject,
  CASE
    WHEN odds_table <> format('{"boxId":"%s","version":%s,"priceCents":%s,"drops":[%s]}',
      lootbox_id, table_version, price_cents, drops) THEN 'has other drops than its text states'
    WHEN odds_hash <> encode(sha256(convert_to(E'lootbox/odds/v2\n' || odds_table, 'UTF8')), 'hex')
      THEN 'has a hash that is not its text''s'
  END AS problem
FROM lootbox_versions v LEFT JOIN texts USING (lootbox_id, table_version)
WHERE EXISTS (SELECT FROM lootboxes b WHERE b.lootbox_id = v.lootbox_id AND b.table_version = v.table_version
    AND b.status <> 'Archived')
  OR EXISTS (SELECT FROM records r WHERE r.lootbox_id = v.lootbox_id AND r.table_version = v.table_version)
