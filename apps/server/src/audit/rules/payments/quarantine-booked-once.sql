-- Each capture that matches no payment is booked to quarantine once, at its value.
-- Money that comes back later, because a chargeback was withdrawn, names the capture.
-- about: everybody
-- in a cluster: copies
WITH found AS (
  SELECT user_id, coalesce(payment_id, user_id) AS related, 'gateway:' || provider AS gateway,
    count(*) AS count, sum((evidence ->> 'valueCents')::bigint) AS cents
  FROM quarantined_captures WHERE (evidence ->> 'valueCents')::bigint > 0 GROUP BY 1, 2, 3
), booked AS (
  SELECT user_id, coalesce(related_id, user_id) AS related, from_account AS gateway,
    count(*) AS count, sum(amount_cents) AS cents
  FROM ledger_entries e WHERE to_account = 'house:quarantine'
    AND NOT EXISTS (SELECT FROM quarantined_captures q WHERE q.capture_id = e.related_id) GROUP BY 1, 2, 3)
SELECT 'captures found for ' || related AS subject,
  CASE WHEN (f.count, f.cents) IS DISTINCT FROM (b.count, b.cents)
    THEN format('are %s worth %s, booked are %s worth %s', coalesce(f.count, 0), coalesce(f.cents, 0),
      coalesce(b.count, 0), coalesce(b.cents, 0)) END AS problem
FROM found f FULL JOIN booked b USING (user_id, related, gateway)
