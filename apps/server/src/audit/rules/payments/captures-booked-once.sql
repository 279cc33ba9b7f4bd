-- A successful payment is booked from its provider's account once, and any other payment is not booked.
-- Money that a withdrawn chargeback or a failed refund brought back comes from that account too.
WITH booked AS (
  SELECT user_id, coalesce(related_id, entry_id) AS subject_id, from_account, sum(amount_cents) AS cents
  FROM ledger_entries WHERE from_account LIKE 'gateway:%' AND to_account <> 'house:quarantine' GROUP BY 1, 2, 3)
SELECT 'payment ' || payment_id AS subject,
  CASE WHEN coalesce(cents, 0) <> CASE WHEN status = 'Success' THEN amount_cents + recovered_cents + refunds_back_cents ELSE 0 END
    THEN format('is %s with %s, booked are %s', status, amount_cents + recovered_cents + refunds_back_cents, coalesce(cents, 0)) END AS problem
FROM payments p
LEFT JOIN booked b ON b.user_id = p.user_id AND b.subject_id = p.subject_id AND from_account = 'gateway:' || provider
