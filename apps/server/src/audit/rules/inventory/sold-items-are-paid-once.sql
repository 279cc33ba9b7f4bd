-- A sold inventory item has one Sale row of its sell price in the ledger. An unsold item has none, nor has one that
-- sells for nothing.
WITH sales AS (
  SELECT user_id, related_id AS inventory_item_id, count(*) AS rows, sum(amount_cents) AS cents
  FROM ledger_entries WHERE transaction_type = 'Sale' GROUP BY 1, 2)
SELECT 'inventory item ' || inventory_item_id AS subject,
  CASE
    WHEN status = 'Sold' AND (coalesce(rows, 0), coalesce(cents, 0))
        <> (CASE WHEN sell_price_cents > 0 THEN 1 ELSE 0 END, sell_price_cents)
      THEN format('is sold for %s with %s rows over %s', sell_price_cents, coalesce(rows, 0), coalesce(cents, 0))
    WHEN status <> 'Sold' AND rows > 0 THEN format('is %s and was paid for as sold', status)
  END AS problem
FROM inventory_items LEFT JOIN sales USING (user_id, inventory_item_id)
