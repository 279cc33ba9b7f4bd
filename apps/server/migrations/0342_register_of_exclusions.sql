-- The last answer of a register of exclusions is kept for 24 hours.
ALTER TABLE protection_states
  ADD COLUMN register_excluded boolean,
  ADD COLUMN register_asked_at timestamptz,
  ADD CONSTRAINT protection_states_register CHECK ((register_excluded IS NULL) = (register_asked_at IS NULL));
