-- A capture leaves the quarantine once: as a credit, as its payment, or as money that the provider returned.
-- Of a credit, house:refunds has exactly what waits to go back.
-- about: everybody
WITH moved AS (
  SELECT related_id AS capture_id,
    coalesce(sum(CASE 'house:quarantine' WHEN from_account THEN amount_cents WHEN to_account THEN -amount_cents END), 0)
      AS left_cents,
    coalesce(sum(CASE WHEN to_account LIKE 'gateway:%' THEN amount_cents WHEN from_account LIKE 'gateway:%'
      THEN -amount_cents END), 0) AS returned_cents,
    coalesce(sum(CASE 'house:refunds' WHEN to_account THEN amount_cents WHEN from_account THEN -amount_cents END), 0)
      AS held_cents
  FROM ledger_entries
  WHERE related_id IN (SELECT capture_id FROM quarantined_captures) GROUP BY 1
), captures AS (
  SELECT q.*, coalesce((evidence ->> 'valueCents')::bigint, 0) AS value_cents FROM quarantined_captures q)
SELECT 'capture ' || q.provider_payment_id AS subject,
  CASE
    WHEN coalesce(m.left_cents, 0) <> CASE WHEN release IN ('Credit', 'Payment') THEN value_cents ELSE q.returned_cents END
      THEN format('is worth %s, released as %s, and %s left the quarantine', value_cents, coalesce(release, 'nothing'),
        coalesce(m.left_cents, 0))
    WHEN release IS DISTINCT FROM 'Payment' AND coalesce(m.returned_cents, 0) <> q.returned_cents
      THEN format('gave back %s, booked are %s', q.returned_cents, coalesce(m.returned_cents, 0))
    WHEN q.held_cents <> coalesce(m.held_cents, 0)
      THEN format('holds %s, house:refunds has %s', q.held_cents, coalesce(m.held_cents, 0))
    WHEN release = 'Payment' AND (p.status, p.provider_payment_id) IS DISTINCT FROM ('Success', q.provider_payment_id)
      THEN 'was released to a payment that it did not pay'
  END AS problem
FROM captures q
LEFT JOIN moved m USING (capture_id)
LEFT JOIN payments p ON p.user_id = q.release_user_id AND p.payment_id = q.release_payment_id
