-- The live gift codes are what house:gifts owes. Each code came into it once; a redeemed one left it once to the wallet
-- of its person, one that has ended otherwise left it once, and a live one not yet.
-- about: everybody
WITH moved AS (
  SELECT coalesce(related_id, entry_id) AS gift_id,
    coalesce(sum(amount_cents) FILTER (WHERE to_account = 'house:gifts'), 0) AS in_cents,
    coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:gifts'), 0) AS out_cents,
    array_agg(to_account) FILTER (WHERE from_account = 'house:gifts') AS targets,
    array_agg(from_account) FILTER (WHERE to_account = 'house:gifts') AS sources
  FROM ledger_entries WHERE 'house:gifts' IN (from_account, to_account)
    AND coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale')
  GROUP BY 1)
SELECT 'gift code ' || coalesce(g.gift_id, m.gift_id) AS subject,
  CASE
    WHEN g.gift_id IS NULL THEN 'is in the ledger and not among the codes'
    WHEN m.in_cents IS DISTINCT FROM g.amount_cents
      THEN format('is worth %s, and %s came in for it', g.amount_cents, coalesce(m.in_cents, 0))
    WHEN m.out_cents <> CASE g.status WHEN 'Live' THEN 0 ELSE g.amount_cents END
      THEN format('is %s, and %s of %s left for it', g.status, m.out_cents, g.amount_cents)
    WHEN g.status = 'Redeemed' AND m.targets <> ARRAY['wallet:' || g.redeemer_id]
      THEN 'was redeemed by somebody else than who got its money'
    WHEN g.status IN ('Expired', 'Void') AND m.targets <> ARRAY['house:goodwill'] THEN 'ended in ' || m.targets::text
    WHEN m.sources <> ARRAY['house:goodwill'] THEN 'came from ' || m.sources::text
  END AS problem
FROM gift_codes g FULL JOIN moved m ON m.gift_id = g.gift_id
UNION ALL
SELECT 'gift code ' || gift_id, 'was issued without an entry in the audit log'
FROM gift_codes g WHERE source = 'Issued' AND NOT EXISTS (
  SELECT FROM audit_entries a WHERE a.subject_id = g.gift_id AND a.action = 'issueGift')
