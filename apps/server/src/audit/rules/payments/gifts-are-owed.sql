-- The sum that is owed for each gift code is the sum that house:gifts has for it. A redeemed code left it to the wallet
-- of its person, once. Operators have issued the issued ones, payments have bought the others.
-- about: everybody
-- in a cluster: copies
WITH moved AS (
  SELECT related_id AS gift_id,
    sum(CASE WHEN to_account = 'house:gifts' THEN amount_cents ELSE -amount_cents END) AS owed_cents,
    coalesce(sum(amount_cents) FILTER (WHERE to_account LIKE 'wallet:%'), 0) AS redeemed_cents,
    coalesce(sum(CASE 'house:goodwill' WHEN to_account THEN amount_cents WHEN from_account THEN -amount_cents END), 0)
      AS goodwill_cents,
    array_agg(to_account) FILTER (WHERE to_account LIKE 'wallet:%') AS wallets
  FROM ledger_entries WHERE 'house:gifts' IN (from_account, to_account)
    AND coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale')
  GROUP BY 1)
SELECT 'gift code ' || coalesce(g.gift_id, m.gift_id) AS subject,
  CASE
    WHEN g.gift_id IS NULL THEN 'is in the ledger and not among the codes'
    WHEN m.owed_cents IS DISTINCT FROM g.owed_cents
      THEN format('owes %s, house:gifts has %s', g.owed_cents, coalesce(m.owed_cents, 0))
    WHEN m.redeemed_cents <> CASE g.status WHEN 'Redeemed' THEN g.amount_cents ELSE 0 END
      THEN format('is %s with %s, a balance got %s', g.status, g.amount_cents, m.redeemed_cents)
    WHEN g.status = 'Redeemed' AND m.wallets <> ARRAY['wallet:' || g.redeemer_id]
      THEN 'was redeemed by somebody else than who got its money'
    -- An issued code came from goodwill, and went back there if it has ended without being redeemed.
    WHEN m.goodwill_cents <> CASE
        WHEN g.source = 'Issued' THEN CASE WHEN g.status IN ('Live', 'Redeemed') THEN -g.amount_cents ELSE 0 END
        WHEN g.status = 'Expired' THEN g.amount_cents ELSE 0 END
      THEN format('is %s and %s, goodwill got %s', g.source, g.status, m.goodwill_cents)
  END AS problem
FROM gift_codes g FULL JOIN moved m ON m.gift_id = g.gift_id
UNION ALL
SELECT 'gift code ' || g.gift_id,
  CASE
    WHEN g.source = 'Issued' AND NOT EXISTS (
      SELECT FROM audit_entries a WHERE a.subject_id = g.gift_id AND a.action = 'issueGift')
      THEN 'was issued without an entry in the audit log'
    WHEN g.source = 'Bought' AND NOT EXISTS (SELECT FROM payments p
      WHERE p.user_id = g.giver_id AND p.subject_id = g.gift_id AND p.purpose = 'Gift' AND p.status = 'Success')
      THEN 'was bought without a payment'
  END
FROM gift_codes g
UNION ALL
SELECT 'payment ' || p.payment_id, 'has paid for a gift code that is not there'
FROM payments p WHERE p.purpose = 'Gift' AND p.status = 'Success' AND NOT EXISTS (
  SELECT FROM gift_codes g WHERE g.gift_id = p.subject_id)
