-- Closing locks each account, so a suspicion of before, or of a later chargeback, is kept beside its addresses.
ALTER TABLE address_marks ADD COLUMN is_suspect boolean NOT NULL DEFAULT false;
