-- Every wallet equals the sum of its ledger rows.
WITH sums AS (
  SELECT user_id,
    sum(CASE WHEN to_account LIKE 'wallet:%' THEN amount_cents ELSE -amount_cents END) AS cents
  FROM ledger_entries WHERE from_account LIKE 'wallet:%' OR to_account LIKE 'wallet:%' GROUP BY user_id)
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN w.user_id IS NULL THEN 'has ledger rows of a wallet and no wallet'
    WHEN balance_cents <> coalesce(cents, 0) THEN format('holds %s, the rows make %s', balance_cents, coalesce(cents, 0))
  END AS problem
FROM wallets w FULL JOIN sums USING (user_id)
