-- No stock is negative, each stock entry continues the previous one, and orders took the pieces they list.
-- - An order holds its pieces until it is cancelled, for ever if its owner kept them, or until they are sold again.
-- - Orders are compared only for items that operators created with a limited stock that stayed limited: others may have
--   older orders.
-- about: everybody
WITH entries AS (
  SELECT item_id, sequence, kind, difference, available,
    lag(available) OVER each_item AS before,
    row_number() OVER (PARTITION BY item_id ORDER BY sequence DESC) AS from_last
  FROM stock_entries WINDOW each_item AS (PARTITION BY item_id ORDER BY sequence)
), kept AS (
  SELECT item_id,
    bool_and(difference IS NULL OR before IS NULL OR available = before + difference) AS continues,
    -coalesce(sum(difference) FILTER (WHERE kind IN ('Order', 'Return')), 0) AS pieces,
    bool_and(available IS NOT NULL) AND bool_and(kind <> 'Opening') AS is_whole
  FROM entries GROUP BY item_id
), restocked AS (
  SELECT item_id, sum(quantity) AS pieces FROM withdrawal_goods WHERE is_restocked GROUP BY item_id
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
    WHEN item_stock.available < 0 THEN format('has %s left', item_stock.available)
    WHEN last.sequence IS NOT NULL AND item_stock.available IS DISTINCT FROM last.available
      THEN format('has %s left; its last entry says %s', item_stock.available, last.available)
    WHEN NOT continues THEN 'has an entry that does not continue the one before it'
    WHEN is_whole AND kept.pieces <> coalesce(taken.pieces, 0) - coalesce(restocked.pieces, 0)
      THEN format('%s were taken for orders, which have %s, and %s came back', kept.pieces, coalesce(taken.pieces, 0),
        coalesce(restocked.pieces, 0))
  END AS problem
FROM item_stock
LEFT JOIN entries last USING (item_id)
LEFT JOIN kept USING (item_id)
LEFT JOIN taken USING (item_id)
LEFT JOIN restocked USING (item_id)
WHERE from_last IS NULL OR from_last = 1
