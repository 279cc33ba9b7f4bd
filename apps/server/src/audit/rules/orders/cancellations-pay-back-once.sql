-- A cancelled shipment that its owner had paid returns its shipping cost once, and its items' price at most once.
WITH returned AS (
  SELECT user_id, related_id,
    coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:shipping'), 0) AS shipping_cents,
    coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:items'), 0) AS items_cents
  FROM ledger_entries
  WHERE from_account IN ('house:shipping', 'house:items') AND to_account LIKE 'wallet:%' GROUP BY 1, 2)
SELECT 'shipment ' || s.shipment_id AS subject,
  CASE
    WHEN coalesce(r.shipping_cents, 0) <> CASE WHEN is_owed THEN s.shipping_cost_cents ELSE 0 END
      THEN format('is %s with shipping for %s, returned are %s', s.status, s.shipping_cost_cents, coalesce(r.shipping_cents, 0))
    WHEN coalesce(r.items_cents, 0) NOT IN (0, CASE WHEN is_owed THEN o.items_total_cents ELSE 0 END)
      THEN format('is %s with items for %s, returned are %s', s.status, o.items_total_cents, r.items_cents)
  END AS problem
FROM shipments s
LEFT JOIN purchases o ON o.user_id = s.user_id AND o.purchase_id = s.purchase_id
LEFT JOIN returned r ON r.user_id = s.user_id AND r.related_id = coalesce(s.purchase_id, s.shipment_id)
CROSS JOIN LATERAL (SELECT s.status = 'Cancelled' AND s.purchase_id IS DISTINCT FROM s.user_id AND EXISTS (
  SELECT FROM shipment_events e WHERE e.user_id = s.user_id AND e.shipment_id = s.shipment_id AND e.status = 'Ordered'
) AS is_owed) AS standing
