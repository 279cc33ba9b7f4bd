-- Shipping inventory items is charged once, and an order's shipment has the shipping cost of the order.
WITH charged AS (
  SELECT user_id, related_id AS shipment_id, sum(amount_cents) AS cents
  FROM ledger_entries WHERE to_account = 'house:shipping' GROUP BY 1, 2)
SELECT 'shipment ' || s.shipment_id AS subject,
  CASE
    WHEN s.purchase_id IS NULL AND s.shipping_cost_cents <> coalesce(c.cents, 0)
      THEN format('costs %s, charged are %s', s.shipping_cost_cents, coalesce(c.cents, 0))
    WHEN s.purchase_id IS NOT NULL AND o.purchase_id IS NULL THEN 'has lost its order'
    WHEN s.purchase_id IS NOT NULL AND (o.shipment_id, o.shipping_cost_cents)
      IS DISTINCT FROM (s.shipment_id, s.shipping_cost_cents) THEN 'is not the one that its order names'
  END AS problem
FROM shipments s
LEFT JOIN charged c ON c.user_id = s.user_id AND c.shipment_id = s.shipment_id
LEFT JOIN purchases o ON o.user_id = s.user_id AND o.purchase_id = s.purchase_id
