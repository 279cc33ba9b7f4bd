-- No more pieces of an order's line are refunded than were bought, and no more shipping than was charged.
WITH open AS (SELECT * FROM refunds WHERE status NOT IN ('Refused', 'Returned')),
pieces AS (
  SELECT user_id, payment_id, position, sum(quantity) AS quantity
  FROM refund_lines JOIN open USING (user_id, refund_id) GROUP BY 1, 2, 3),
shipping AS (SELECT user_id, payment_id, sum(shipping_cents) AS cents FROM open GROUP BY 1, 2)
SELECT format('line %s of payment %s', r.position, r.payment_id) AS subject,
  CASE WHEN r.quantity > coalesce(l.quantity, 0)
    THEN format('has %s pieces, refunded are %s', coalesce(l.quantity, 0), r.quantity) END AS problem
FROM pieces r
LEFT JOIN payments p USING (user_id, payment_id)
LEFT JOIN purchase_lines l ON l.user_id = p.user_id AND l.purchase_id = p.subject_id AND l.position = r.position
UNION ALL
SELECT 'shipping of payment ' || r.payment_id,
  CASE WHEN r.cents > coalesce(o.shipping_cost_cents, 0)
    THEN format('cost %s, refunded are %s', coalesce(o.shipping_cost_cents, 0), r.cents) END
FROM shipping r
LEFT JOIN payments p USING (user_id, payment_id)
LEFT JOIN purchases o ON o.user_id = p.user_id AND o.purchase_id = p.subject_id
