-- Makes the credit notes due for chargebacks of orders that the house bore, which had none so far. Orders from which a
-- cancellation credited money have theirs.
INSERT INTO invoice_queue (user_id, purchase_id, kind, transaction_number, amount_cents, due_at)
SELECT e.user_id, e.related_id, 'CreditNote', pg_current_xact_id()::text::bigint, sum(e.amount_cents), now()
FROM ledger_entries e JOIN invoices i ON i.user_id = e.user_id AND i.purchase_id = e.related_id AND i.kind = 'Invoice'
WHERE e.from_account = 'house:chargebacks' AND NOT EXISTS (SELECT FROM ledger_entries credited
  WHERE credited.user_id = e.user_id AND credited.related_id = e.related_id
    AND credited.from_account IN ('house:items', 'house:shipping') AND credited.to_account LIKE 'wallet:%')
GROUP BY 1, 2;
