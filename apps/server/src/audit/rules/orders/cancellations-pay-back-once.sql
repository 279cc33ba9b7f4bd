-- A cancelled shipment that its owner had paid returns its shipping cost once, and its items' price at most once.
-- - Withdrawals have rules of their own.
-- - Both may be less if the provider has returned money, or is asked to because a limit or a break keeps it out of the
--   balance.
-- in a cluster: copies
WITH returned AS (
  SELECT user_id, related_id,
    coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:shipping'), 0) AS shipping_cents,
    coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:items'), 0) AS items_cents
  FROM ledger_entries e
  WHERE from_account IN ('house:shipping', 'house:items') AND to_account LIKE 'wallet:%'
    AND NOT EXISTS (SELECT FROM withdrawal_refunds w WHERE w.user_id = e.user_id
      AND e.entry_id IN (w.goods_entry_id, w.shipping_entry_id))
    -- Credited after the card had not got it.
    AND NOT EXISTS (SELECT FROM withdrawal_refunds w JOIN refunds f USING (user_id, refund_id)
      WHERE w.user_id = e.user_id AND w.purchase_id = e.related_id AND f.status IN ('Refused', 'Returned'))
  GROUP BY 1, 2
), owed AS (
  SELECT s.user_id, s.shipment_id, s.status, s.shipping_cost_cents, o.items_total_cents,
    coalesce(s.purchase_id, s.shipment_id) AS related_id,
    CASE WHEN is_owed THEN s.shipping_cost_cents ELSE 0 END AS shipping_cents,
    CASE WHEN is_owed THEN o.items_total_cents ELSE 0 END AS items_cents,
    coalesce(p.refunded_cents + p.charged_back_cents + p.recovered_cents + p.refunds_back_cents > 0, false)
      OR EXISTS (SELECT FROM refunds f WHERE f.user_id = p.user_id AND f.payment_id = p.payment_id
        AND f.status <> 'Refused') AS may_be_less
  FROM shipments s
  LEFT JOIN purchases o ON o.user_id = s.user_id AND o.purchase_id = s.purchase_id
  LEFT JOIN payments p ON p.user_id = o.user_id AND p.payment_id = o.payment_id
  CROSS JOIN LATERAL (SELECT s.status = 'Cancelled' AND s.purchase_id IS DISTINCT FROM s.user_id AND EXISTS (
    SELECT FROM shipment_events e WHERE e.user_id = s.user_id AND e.shipment_id = s.shipment_id AND e.status = 'Ordered'
  ) AS is_owed) AS standing)
SELECT 'shipment ' || o.shipment_id AS subject,
  CASE
    WHEN coalesce(r.shipping_cents, 0) <> o.shipping_cents
      AND NOT (may_be_less AND coalesce(r.shipping_cents, 0) < o.shipping_cents)
      THEN format('is %s with shipping for %s, returned are %s', status, shipping_cost_cents, coalesce(r.shipping_cents, 0))
    WHEN coalesce(r.items_cents, 0) NOT IN (0, o.items_cents) AND NOT (may_be_less AND r.items_cents < o.items_cents)
      THEN format('is %s with items for %s, returned are %s', status, items_total_cents, r.items_cents)
  END AS problem
FROM owed o LEFT JOIN returned r USING (user_id, related_id)
