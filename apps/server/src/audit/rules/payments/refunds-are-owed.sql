-- Refunds never exceed the amount paid, and a guest's cancelled order is refunded in full, unless that was refused.
-- An operator requests one that came back again within seven days. One that the shop had not requested has no row, so
-- it may wait until an operator has dealt with the payment.
-- in a cluster: copies
WITH asked AS (
  SELECT user_id, payment_id, sum(paid_cents) FILTER (WHERE status NOT IN ('Refused', 'Returned')) AS cents,
    sum(paid_cents) FILTER (WHERE status = 'Returned') AS back_cents,
    sum(paid_cents) FILTER (WHERE status = 'Returned' AND failed_at > now() - interval '7 days') AS waiting_cents
  FROM refunds GROUP BY user_id, payment_id)
SELECT 'payment ' || p.payment_id AS subject,
  CASE
    WHEN asked.cents > paid_cents THEN format('brought %s, asked back are %s', paid_cents, asked.cents)
    WHEN asked.payment_id IS NOT NULL AND p.status <> 'Success' THEN 'is to be given back without having succeeded'
    WHEN p.status = 'Success' AND s.status = 'Cancelled' AND p.user_id = p.subject_id
      AND command.payment_left(p::payments) > coalesce(waiting_cents, 0)
        + CASE WHEN handled_at IS NULL THEN refunds_back_paid_cents - coalesce(back_cents, 0) ELSE 0 END
      THEN 'of a cancelled guest order stays with the shop'
  END AS problem
FROM payments p
LEFT JOIN asked USING (user_id, payment_id)
LEFT JOIN shipments s ON s.user_id = p.user_id AND s.purchase_id = p.subject_id
