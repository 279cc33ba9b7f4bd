-- No stock is below zero, and the stock of an item that an operator created is what was added less what was taken.
-- An order takes its pieces until it is cancelled, and afterwards too if its owner kept the items. The sum is not
-- compared for items whose stock was unlimited at some time, nor for those that no operator created.
WITH changes AS (
  SELECT subject_id AS item_id,
    sum((after ->> 'stock')::bigint - CASE action WHEN 'createItem' THEN 0 ELSE (before ->> 'stock')::bigint END) AS pieces
  FROM audit_entries WHERE action IN ('createItem', 'updateItem')
  GROUP BY subject_id
  HAVING bool_or(action = 'createItem')
    AND bool_and(after ->> 'stock' IS NOT NULL AND (action = 'createItem' OR before ->> 'stock' IS NOT NULL))
), taken AS (
  SELECT item_id, sum(quantity) AS pieces
  FROM purchases o
  JOIN purchase_lines l USING (user_id, purchase_id)
  LEFT JOIN shipments s ON s.user_id = o.user_id AND s.shipment_id = o.shipment_id
  WHERE coalesce(s.status, o.status) <> 'Cancelled' OR EXISTS (SELECT FROM inventory_items i
    WHERE i.user_id = o.user_id AND i.purchase_id = o.purchase_id AND i.source = 'Purchase')
  GROUP BY item_id)
SELECT 'item ' || item_id AS subject,
  CASE
    WHEN available < 0 THEN format('has %s left', available)
    WHEN available <> c.pieces - coalesce(t.pieces, 0)
      THEN format('has %s left; %s were put there and %s taken', available, c.pieces, coalesce(t.pieces, 0))
  END AS problem
FROM item_stock LEFT JOIN changes c USING (item_id) LEFT JOIN taken t USING (item_id)
