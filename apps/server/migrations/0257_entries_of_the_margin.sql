-- For operators who look at the entries of the box margin, which have two house accounts.
CREATE INDEX ledger_entries_of_margin ON ledger_entries (created_at DESC, entry_id DESC)
  WHERE from_account = 'house:box-margin' OR to_account = 'house:box-margin';
