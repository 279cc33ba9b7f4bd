-- No wallet is negative now, and none of its ledger rows left it negative.
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN balance_cents < 0 THEN format('holds %s', balance_cents)
    WHEN lowest < 0 THEN format('held %s', lowest)
  END AS problem
FROM wallets
LEFT JOIN (SELECT user_id, min(balance_after_cents) AS lowest FROM ledger_entries GROUP BY user_id) rows USING (user_id)
