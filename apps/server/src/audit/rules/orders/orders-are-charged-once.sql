-- A paid order is charged once for items and shipping, an unpaid order never, and an order's lines add up to its total.
-- Refunds that came back are there again.
-- in a cluster: copies
WITH charged AS (
  SELECT user_id, related_id AS purchase_id,
    coalesce(sum(amount_cents) FILTER (WHERE to_account = 'house:items'), 0) AS items_cents,
    coalesce(sum(amount_cents) FILTER (WHERE to_account = 'house:shipping'), 0) AS shipping_cents
  FROM ledger_entries WHERE to_account IN ('house:items', 'house:shipping') GROUP BY 1, 2
), lines AS (
  SELECT user_id, purchase_id, sum(unit_price_cents * quantity) AS cents FROM purchase_lines GROUP BY 1, 2)
SELECT 'order ' || o.purchase_id AS subject,
  CASE
    WHEN l.cents IS DISTINCT FROM o.items_total_cents
      THEN format('has items for %s, its lines make %s', o.items_total_cents, coalesce(l.cents, 0))
    WHEN least(more_items, more_shipping) < 0 OR more_items + more_shipping > coalesce(p.refunds_back_cents, 0)
      THEN format('is %s with %s and %s, charged are %s and %s', CASE WHEN is_paid THEN 'paid' ELSE 'not paid' END,
        o.items_total_cents, o.shipping_cost_cents, coalesce(c.items_cents, 0), coalesce(c.shipping_cents, 0))
    WHEN EXISTS (SELECT FROM unnest(o.transaction_ids) AS id WHERE NOT EXISTS (
      SELECT FROM ledger_entries e WHERE e.user_id = o.user_id AND e.entry_id = id)) THEN 'names transactions that are not there'
  END AS problem
FROM purchases o
LEFT JOIN charged c USING (user_id, purchase_id)
LEFT JOIN lines l USING (user_id, purchase_id)
LEFT JOIN payments p ON p.user_id = o.user_id AND p.payment_id = o.payment_id
CROSS JOIN LATERAL (SELECT o.payment_id IS NULL
  OR coalesce(p.status, '') = 'Success' AND o.flag IS DISTINCT FROM 'LatePayment' AS is_paid) AS standing
CROSS JOIN LATERAL (SELECT coalesce(c.items_cents, 0) - CASE WHEN is_paid THEN o.items_total_cents ELSE 0 END AS more_items,
  coalesce(c.shipping_cents, 0) - CASE WHEN is_paid THEN o.shipping_cost_cents ELSE 0 END AS more_shipping) AS again
