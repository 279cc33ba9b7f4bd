-- The index of payments that pay no session: those whose payer's IBAN is unknown pay none either.
DROP INDEX bank.bank_entries_by_import;
CREATE INDEX bank_entries_by_import ON bank.bank_entries (imported_at)
  WHERE kind = 'Payment' AND (session_id IS NULL OR payer_iban IS NULL);
