-- A phone number that an excluded account shares with another one opens a case.
ALTER TABLE exclusion_marks DROP CONSTRAINT exclusion_marks_kind_check,
  ADD CONSTRAINT exclusion_marks_kind_check CHECK (kind IN ('NameAndBirth', 'Email', 'Address', 'Phone'));
