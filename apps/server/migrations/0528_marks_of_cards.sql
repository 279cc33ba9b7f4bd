-- A card that an excluded account shares with another one opens a case.
ALTER TABLE protection_states ADD COLUMN card_marks bytea[] NOT NULL DEFAULT '{}';
ALTER TABLE exclusion_marks DROP CONSTRAINT exclusion_marks_kind_check,
  ADD CONSTRAINT exclusion_marks_kind_check CHECK (kind IN ('NameAndBirth', 'Email', 'Address', 'Phone', 'Card'));
