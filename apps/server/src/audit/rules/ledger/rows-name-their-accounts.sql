-- Every ledger row has a type and a pair of accounts that belong to one of the shop's operations.
-- Two operators have decided each bank transfer, of an account that was closed.
WITH rows AS (
  SELECT user_id, created_at, entry_id, amount_cents, balance_after_cents, transaction_type, from_account, to_account,
    replace(regexp_replace(from_account, '^gateway:\w+$', 'gateway'), 'wallet:' || user_id, 'wallet') AS source,
    replace(regexp_replace(to_account, '^gateway:\w+$', 'gateway'), 'wallet:' || user_id, 'wallet') AS target
  FROM ledger_entries)
SELECT 'ledger row ' || entry_id AS subject,
  CASE
    WHEN amount_cents <= 0 THEN 'moves nothing'
    WHEN (coalesce(transaction_type, ''), source, target) NOT IN (
      ('TopUp', 'gateway', 'wallet'), ('TopUp', 'wallet', 'gateway'), ('TopUp', 'house:goodwill', 'wallet'),
      ('TopUp', 'wallet', 'house:goodwill'), ('TopUp', 'house:gifts', 'wallet'),
      ('', 'house:goodwill', 'house:gifts'), ('', 'house:gifts', 'house:goodwill'),
      ('', 'gateway', 'house:gifts'), ('', 'house:gifts', 'gateway'), ('TopUp', 'wallet', 'house:transfers'),
      ('TopUp', 'house:quarantine', 'wallet'), ('TopUp', 'wallet', 'house:refunds'),
      ('TopUp', 'house:refunds', 'wallet'), ('TopUp', 'wallet', 'house:chargebacks'), ('', 'house:quarantine', 'gateway'),
      ('TopUp', 'wallet', 'house:payouts'), ('TopUp', 'house:payouts', 'wallet'),
      ('', 'house:payouts', 'gateway'), ('', 'gateway', 'house:payouts'),
      ('BoxOpening', 'wallet', 'house:boxes'), ('ItemPurchase', 'house:boxes', 'wallet'), ('Sale', 'house:buyback', 'wallet'),
      ('ItemPurchase', 'wallet', 'house:items'), ('ItemPurchase', 'house:items', 'wallet'),
      ('Shipping', 'wallet', 'house:shipping'), ('Shipping', 'house:shipping', 'wallet'),
      ('', 'gateway', 'house:items'), ('', 'gateway', 'house:shipping'), ('', 'gateway', 'house:refunds'),
      ('', 'gateway', 'house:quarantine'), ('', 'house:items', 'gateway'), ('', 'house:shipping', 'gateway'),
      ('', 'house:refunds', 'gateway'), ('', 'house:chargebacks', 'gateway'),
      ('', 'gateway', 'house:chargebacks'),
      ('', 'house:boxes', 'house:box-margin'), ('', 'house:box-margin', 'house:boxes'))
      THEN format('moves money from %s to %s as %s', from_account, to_account, coalesce(transaction_type, 'nothing'))
    WHEN (balance_after_cents IS NULL) <> (transaction_type IS NULL)
      THEN 'has a running balance without a wallet, or the other way round'
    WHEN target = 'house:transfers' AND NOT EXISTS (SELECT FROM closures c JOIN audit_entries a ON a.subject_id = c.user_id
        AND a.action = 'changePersonClosure' AND a.approved_by IS NOT NULL AND a.after ->> 'rest' = 'NoteTransfer'
        AND (a.after ->> 'restCents')::bigint = amount_cents AND a.created_at = rows.created_at
      WHERE c.user_id = rows.user_id AND c.closed_at <= rows.created_at)
      THEN 'is a bank transfer that nobody decided'
  END AS problem
FROM rows
