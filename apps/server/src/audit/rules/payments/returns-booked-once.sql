-- Money that went back to a payer by refund or chargeback is booked once, to the provider's account.
WITH booked AS (
  SELECT user_id, related_id AS subject_id, to_account, sum(amount_cents) AS cents
  FROM ledger_entries WHERE to_account LIKE 'gateway:%' GROUP BY 1, 2, 3)
SELECT 'payment ' || payment_id AS subject,
  CASE
    WHEN coalesce(cents, 0) <> refunded_cents + charged_back_cents + recovered_cents + refunds_back_cents
      THEN format('gave back %s, booked are %s',
        refunded_cents + charged_back_cents + recovered_cents + refunds_back_cents, coalesce(cents, 0))
    WHEN refunded_cents + charged_back_cents > amount_cents THEN 'gave back more than it brought'
  END AS problem
FROM payments p
LEFT JOIN booked b ON b.user_id = p.user_id AND b.subject_id = p.subject_id AND to_account = 'gateway:' || provider
