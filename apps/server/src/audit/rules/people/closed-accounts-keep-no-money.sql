-- A closed account keeps no money: what came after its end has gone back within seven days.
SELECT 'account ' || user_id AS subject,
  CASE WHEN w.balance_cents > 0 AND NOT EXISTS (SELECT FROM ledger_entries e
      WHERE e.user_id = c.user_id AND e.sequence = w.last_sequence AND e.created_at > now() - interval '7 days')
    THEN format('has %s', w.balance_cents) END AS problem
FROM closures c
JOIN wallets w USING (user_id)
WHERE c.closed_at IS NOT NULL
