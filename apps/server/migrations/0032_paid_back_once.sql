-- room: payments
-- What a cancellation credited to the payer's balance, less what the balance gave when the provider returned money. Below
-- zero if the balance gave more. The card and the balance together get no more than was paid.
ALTER TABLE payments ADD COLUMN credited_cents bigint NOT NULL DEFAULT 0;
WITH credited AS (
  SELECT p.user_id, p.payment_id,
    sum(CASE WHEN e.to_account LIKE 'wallet:%' THEN e.amount_cents ELSE -e.amount_cents END) AS cents
  FROM payments p
  JOIN purchases o ON o.user_id = p.user_id AND o.payment_id = p.payment_id AND o.flag IS DISTINCT FROM 'LatePayment'
  JOIN ledger_entries e ON e.user_id = p.user_id AND e.related_id = p.subject_id
  WHERE e.to_account LIKE 'wallet:%' AND e.from_account IN ('house:items', 'house:shipping')
    OR e.from_account LIKE 'wallet:%' AND e.to_account LIKE 'gateway:%'
  GROUP BY 1, 2)
UPDATE payments p SET credited_cents = least(c.cents, p.amount_cents - p.refunded_cents - p.charged_back_cents)
FROM credited c WHERE c.user_id = p.user_id AND c.payment_id = p.payment_id;
ALTER TABLE payments ADD CONSTRAINT payments_paid_back_once
  CHECK (charged_back_cents + refunded_cents + credited_cents <= amount_cents);

-- room: purchases
ALTER TABLE purchases DROP CONSTRAINT purchases_flag_check;
ALTER TABLE purchases ADD CONSTRAINT purchases_flag_check CHECK (flag IN ('LatePayment', 'Chargeback', 'Refund'));
