-- An answer of the register is about the name, birth date and residence of a time.
ALTER TABLE protection_states ADD COLUMN register_facts_at timestamptz;
