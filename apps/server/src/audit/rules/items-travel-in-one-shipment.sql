-- An item being shipped or delivered is in one active shipment, and an active shipment holds all that it lists.
SELECT 'good ' || inventory_item_id AS subject,
  CASE
    WHEN (g.status IN ('Shipping', 'Delivered')) <> (g.shipment_id IS NOT NULL)
      THEN format('is %s in shipment %s', g.status, coalesce(g.shipment_id::text, 'none'))
    WHEN g.shipment_id IS NOT NULL AND (s.status IS NULL OR s.status IN ('Cancelled', 'PaymentPending'))
      THEN format('is %s in shipment %s, which is %s', g.status, g.shipment_id, coalesce(s.status, 'not there'))
    WHEN g.shipment_id IS NOT NULL AND (g.status = 'Delivered') <> (s.delivered_at IS NOT NULL)
      OR (g.status = 'Delivered') <> (g.delivered_at IS NOT NULL) THEN 'is not delivered with its shipment'
  END AS problem
FROM inventory_items g LEFT JOIN shipments s USING (user_id, shipment_id)
UNION ALL
SELECT 'shipment ' || s.shipment_id,
  CASE WHEN listed IS DISTINCT FROM held THEN format('lists the items %s and holds %s', listed, coalesce(held, '{}')) END
FROM shipments s,
LATERAL (SELECT jsonb_object_agg(item_id, pieces) AS listed FROM (SELECT item_id, sum(quantity) AS pieces
  FROM shipment_lines l WHERE l.user_id = s.user_id AND l.shipment_id = s.shipment_id GROUP BY 1) AS each) AS lines,
LATERAL (SELECT jsonb_object_agg(item_id, pieces) AS held FROM (SELECT item_id, count(*) AS pieces
  FROM inventory_items g WHERE g.user_id = s.user_id AND g.shipment_id = s.shipment_id
    AND (s.purchase_id IS NOT NULL OR EXISTS (SELECT FROM shipment_lines l WHERE l.user_id = s.user_id
      AND l.shipment_id = s.shipment_id AND l.inventory_item_id = g.inventory_item_id)) GROUP BY 1) AS each) AS goods
WHERE s.status NOT IN ('Cancelled', 'PaymentPending') AND s.purchase_id IS DISTINCT FROM s.user_id
