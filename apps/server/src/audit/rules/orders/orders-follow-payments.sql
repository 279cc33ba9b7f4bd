-- An order's status matches its payment's status, and both have the same amount.
SELECT 'order ' || o.purchase_id AS subject,
  CASE
    WHEN o.shipment_id IS NOT NULL AND s.shipment_id IS NULL THEN 'has lost its shipment'
    WHEN o.payment_id IS NULL AND state = 'PaymentPending' THEN 'waits for a payment that it does not have'
    WHEN o.payment_id IS NULL THEN NULL
    WHEN p.payment_id IS NULL OR p.subject_id <> o.purchase_id THEN 'has lost its payment'
    WHEN p.amount_cents <> o.items_total_cents + o.shipping_cost_cents THEN format('costs %s, its payment is for %s',
      o.items_total_cents + o.shipping_cost_cents, p.amount_cents)
    WHEN p.status = 'Success' AND state = 'PaymentPending' OR p.status = 'Failed' AND state <> 'Cancelled'
      OR p.status = 'Pending' AND state NOT IN ('PaymentPending', 'Cancelled')
      THEN format('is %s, its payment %s', state, p.status)
  END AS problem
FROM purchases o
LEFT JOIN shipments s ON s.user_id = o.user_id AND s.shipment_id = o.shipment_id
LEFT JOIN payments p ON p.user_id = o.user_id AND p.payment_id = o.payment_id
CROSS JOIN LATERAL (SELECT coalesce(s.status, o.status) AS state) AS standing
UNION ALL
SELECT 'payment ' || p.payment_id,
  CASE WHEN o.purchase_id IS NULL THEN 'is for an order that is not there' END
FROM payments p LEFT JOIN purchases o ON o.user_id = p.user_id AND o.payment_id = p.payment_id
WHERE p.purpose = 'Purchase'
