-- A pending payment has a next check, a settled payment has none, and no capture settles two payments.
-- about: everybody
SELECT 'payment ' || payment_id AS subject,
  CASE
    WHEN (status = 'Pending') <> (settled_at IS NULL) THEN format('is %s, settled at %s', status, settled_at)
    WHEN status <> 'Pending' AND next_check_at IS NOT NULL THEN 'is settled and still watched'
    WHEN status = 'Pending' AND next_check_at IS NULL AND quarantined_at IS NULL THEN 'is pending and nobody looks'
    WHEN status = 'Success' AND provider_payment_id IS NULL THEN 'succeeded without a capture'
    WHEN request_key IS NOT NULL AND session_id IS NOT NULL THEN 'has its session, and its request is still open'
    WHEN status = 'Success'
      AND count(*) FILTER (WHERE status = 'Success') OVER (PARTITION BY provider, provider_payment_id) > 1
      THEN 'shares its capture with another payment'
  END AS problem
FROM payments
