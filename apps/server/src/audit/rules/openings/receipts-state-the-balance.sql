-- Every receipt states the balance that the ledger has after the receipt's last box.
WITH charged AS (
  SELECT DISTINCT ON (o.user_id, o.nonce) o.user_id, o.nonce, e.balance_after_cents
  FROM openings o JOIN ledger_entries e ON e.user_id = o.user_id AND e.entry_id = o.transaction_id
  WHERE o.nonce IS NOT NULL
  ORDER BY o.user_id, o.nonce, o.draw_index DESC)
SELECT 'record ' || nonce || ' of person ' || user_id AS subject,
  CASE WHEN balance_after_cents <> balance_cents
    THEN format('states %s, the ledger has %s', balance_cents, balance_after_cents) END AS problem
FROM records JOIN charged USING (user_id, nonce)
WHERE reason IS NULL
