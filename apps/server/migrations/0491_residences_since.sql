-- A residence that is declared after an opening gives no right to withdraw from it. Null: known all the time.
ALTER TABLE protection_states ADD COLUMN residence_since timestamptz;
