-- house:payouts has exactly the money of payouts under way, and each payout was booked as its status says.
WITH booked AS (
  SELECT user_id, related_id AS payout_id,
    sum(CASE to_account WHEN 'house:payouts' THEN amount_cents ELSE -amount_cents END) AS waiting_cents,
    sum(CASE 'wallet:' || user_id WHEN from_account THEN amount_cents WHEN to_account THEN -amount_cents ELSE 0 END)
      AS taken_cents
  FROM ledger_entries WHERE 'house:payouts' IN (from_account, to_account) GROUP BY 1, 2)
SELECT 'payout ' || coalesce(b.payout_id, o.payout_id) AS subject,
  CASE
    WHEN o.payout_id IS NULL THEN 'is in the ledger only'
    WHEN coalesce(b.waiting_cents, 0) <> CASE WHEN o.status IN ('Requested', 'Held', 'Approved', 'Sent')
      THEN o.amount_cents ELSE 0 END
      THEN format('is %s, and house:payouts has %s of its %s', o.status, coalesce(b.waiting_cents, 0), o.amount_cents)
    WHEN coalesce(b.taken_cents, 0) <> CASE WHEN o.status IN ('Returned', 'Refused', 'Cancelled') THEN 0 ELSE o.amount_cents END
      THEN format('is %s, and the balance gave %s for its %s', o.status, coalesce(b.taken_cents, 0), o.amount_cents)
  END AS problem
FROM booked b FULL JOIN payouts o ON o.user_id = b.user_id AND o.payout_id = b.payout_id
