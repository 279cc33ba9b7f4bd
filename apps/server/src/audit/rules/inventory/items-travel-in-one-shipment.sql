-- An item being shipped or delivered is in one active shipment, and each active shipment has all its listed items.
-- A returned item keeps the shipment that it came in, if any.
SELECT 'inventory item ' || inventory_item_id AS subject,
  CASE
    WHEN i.status <> 'Returned' AND (i.status IN ('Shipping', 'Delivered')) <> (i.shipment_id IS NOT NULL)
      THEN format('is %s in shipment %s', i.status, coalesce(i.shipment_id::text, 'none'))
    WHEN i.shipment_id IS NOT NULL AND (s.status IS NULL OR s.status IN ('Cancelled', 'PaymentPending'))
      THEN format('is %s in shipment %s, which is %s', i.status, i.shipment_id, coalesce(s.status, 'not there'))
    WHEN i.status <> 'Returned' AND (i.shipment_id IS NOT NULL
      AND (i.status = 'Delivered') <> (s.delivered_at IS NOT NULL)
      OR (i.status = 'Delivered') <> (i.delivered_at IS NOT NULL)) THEN 'is not delivered with its shipment'
  END AS problem
FROM inventory_items i LEFT JOIN shipments s USING (user_id, shipment_id)
UNION ALL
SELECT 'shipment ' || s.shipment_id,
  CASE WHEN listed IS DISTINCT FROM held THEN format('lists the items %s and holds %s', listed, coalesce(held, '{}')) END
FROM shipments s,
LATERAL (SELECT jsonb_object_agg(item_id, pieces) AS listed FROM (SELECT item_id, sum(quantity) AS pieces
  FROM shipment_lines l WHERE l.user_id = s.user_id AND l.shipment_id = s.shipment_id GROUP BY 1) AS each) AS lines,
LATERAL (SELECT jsonb_object_agg(item_id, pieces) AS held FROM (SELECT item_id, count(*) AS pieces
  FROM inventory_items i WHERE i.user_id = s.user_id AND i.shipment_id = s.shipment_id
    AND (s.purchase_id IS NOT NULL OR EXISTS (SELECT FROM shipment_lines l WHERE l.user_id = s.user_id
      AND l.shipment_id = s.shipment_id AND l.inventory_item_id = i.inventory_item_id)) GROUP BY 1) AS each) AS inventory
WHERE s.status NOT IN ('Cancelled', 'PaymentPending') AND s.purchase_id IS DISTINCT FROM s.user_id
