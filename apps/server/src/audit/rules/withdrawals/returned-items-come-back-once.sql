-- A returned inventory item is in the goods of one withdrawal of its owner, and goods of a withdrawal are returned.
SELECT 'inventory item ' || inventory_item_id AS subject,
  CASE
    WHEN i.status IS NULL THEN 'came back and is not there'
    WHEN (i.status = 'Returned') <> (g.withdrawals IS NOT NULL)
      THEN format('is %s and is in the goods of %s withdrawals', i.status, coalesce(g.withdrawals, 0))
    WHEN g.withdrawals > 1 THEN format('came back %s times', g.withdrawals)
    WHEN g.price_cents <> i.acquired_price_cents
      THEN format('cost %s, came back at %s', i.acquired_price_cents, g.price_cents)
  END AS problem
FROM inventory_items i
FULL JOIN (SELECT user_id, inventory_item_id, count(*) AS withdrawals, max(price_cents) AS price_cents
  FROM withdrawal_goods WHERE inventory_item_id IS NOT NULL GROUP BY 1, 2) g USING (user_id, inventory_item_id)
