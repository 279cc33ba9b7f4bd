-- Every change of a wallet in the batch, in order. A person's first change is a top-up that covers everything that they
-- spend, plus some euros.
CREATE TEMP TABLE moves ON COMMIT DROP AS
WITH causes AS (
  SELECT user_id, at, transaction_id AS entry_id, -price_cents AS cents, 'house:boxes' AS account,
    'BoxOpening' AS type, 'Opened ' || name AS description, opening_id AS related_id
  FROM draws
  UNION ALL
  SELECT user_id, sold_at, pg_temp.id_at(sold_at), sell_price_cents, 'house:buyback', 'Sale', 'Sold ' || item_name,
    inventory_item_id
  FROM draws WHERE is_sold
  UNION ALL
  SELECT user_id, at, transaction_id, -market_price_cents, 'house:items', 'ItemPurchase', 'Order ' || number, purchase_id
  FROM orders
  UNION ALL
  SELECT user_id, sent_at, charge_id, $1::bigint, 'house:shipping', 'Shipping', 'Shipping of ' || number, shipment_id
  FROM sendings
), spent AS (
  SELECT user_id, -sum(cents) FILTER (WHERE cents < 0) AS cents FROM causes GROUP BY user_id
), complete AS (
  SELECT * FROM causes
  UNION ALL
  SELECT user_id, joined_at, pg_temp.id_at(joined_at), coalesce(cents, 0)::bigint + 500 + floor(random() * 5000)::bigint,
    'house:goodwill', 'TopUp', 'Top-up', NULL
  FROM people LEFT JOIN spent USING (user_id))
SELECT *, row_number() OVER person AS sequence, (sum(cents) OVER person)::bigint AS balance_cents
FROM complete WINDOW person AS (PARTITION BY user_id ORDER BY at, type <> 'TopUp', entry_id)
