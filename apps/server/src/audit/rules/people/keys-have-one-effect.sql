-- Every Idempotency-Key has one effect, which exists, or belongs to a payment whose start can be resumed.
WITH records AS (
  SELECT user_id, actor_id, key, facts, CASE
    WHEN facts ? 'transactionId' THEN 'sale ' || (facts ->> 'transactionId')
    WHEN facts ? 'walletId' AND facts ? 'purchaseId' THEN 'order ' || (facts ->> 'purchaseId')
    WHEN facts ? 'walletId' THEN 'shipment ' || (facts ->> 'shipmentId')
    WHEN facts ? 'paymentId' THEN 'payment ' || (facts ->> 'paymentId') END AS effect
  FROM idempotency_records)
SELECT 'key ' || key || ' of ' || user_id AS subject,
  CASE
    WHEN facts IS NULL AND NOT EXISTS (SELECT FROM payments p WHERE p.user_id = r.user_id AND p.request_key = r.key)
      THEN 'is taken and leads nowhere'
    WHEN effect IS NOT NULL AND count(*) OVER (PARTITION BY user_id, effect) > 1 THEN 'shares its ' || effect
    WHEN effect LIKE 'sale %' AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.user_id = r.user_id
        AND e.entry_id = (facts ->> 'transactionId')::uuid)
      OR effect LIKE 'order %' AND NOT EXISTS (SELECT FROM purchases o WHERE o.user_id = r.user_id
        AND o.purchase_id = (facts ->> 'purchaseId')::uuid)
      OR effect LIKE 'shipment %' AND NOT EXISTS (SELECT FROM shipments s WHERE s.user_id = r.user_id
        AND s.shipment_id = (facts ->> 'shipmentId')::uuid)
      OR effect LIKE 'payment %' AND NOT EXISTS (SELECT FROM payments p WHERE p.user_id = r.user_id
        AND p.payment_id = (facts ->> 'paymentId')::uuid) THEN 'has a response with an ' || effect || ' that is not there'
  END AS problem
FROM records r
