-- Refunds never exceed the amount paid, and a guest's cancelled order is refunded in full, unless that was refused
-- or came back.
WITH asked AS (
  SELECT user_id, payment_id, sum(paid_cents) FILTER (WHERE status NOT IN ('Refused', 'Returned')) AS cents
  FROM refunds GROUP BY user_id, payment_id)
SELECT 'payment ' || p.payment_id AS subject,
  CASE
    WHEN cents > paid_cents THEN format('brought %s, asked back are %s', paid_cents, cents)
    WHEN asked.payment_id IS NOT NULL AND p.status <> 'Success' THEN 'is to be given back without having succeeded'
    WHEN p.status = 'Success' AND s.status = 'Cancelled' AND p.user_id = p.subject_id
      AND p.refunds_back_paid_cents = 0 AND command.payment_left(p::payments) > 0 THEN 'of a cancelled guest order stays with the shop'
  END AS problem
FROM payments p
LEFT JOIN asked USING (user_id, payment_id)
LEFT JOIN shipments s ON s.user_id = p.user_id AND s.purchase_id = p.subject_id
