-- Every opening has one charge of its price, and every charge belongs to an opening.
SELECT 'opening ' || transaction_id AS subject,
  CASE
    WHEN e.entry_id IS NULL THEN 'was not charged'
    WHEN o.opening_id IS NULL THEN 'was charged and did not happen'
    WHEN e.amount_cents <> o.price_cents THEN format('costs %s, charged are %s', o.price_cents, e.amount_cents)
  END AS problem
FROM openings o
FULL JOIN (SELECT user_id, entry_id, entry_id AS transaction_id, amount_cents
  FROM ledger_entries WHERE transaction_type = 'BoxOpening') e USING (user_id, transaction_id)
