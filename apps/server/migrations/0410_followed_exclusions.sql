-- An exclusion can follow another account. Two operators can lift one that merely follows.
ALTER TABLE breaks
  ADD COLUMN follows uuid,
  ADD COLUMN lifted_at timestamptz,
  ADD CONSTRAINT breaks_lifted CHECK (lifted_at IS NULL OR follows IS NOT NULL);
-- Phone numbers are never proven, so they mark nobody.
DELETE FROM exclusion_marks WHERE kind = 'Phone';
ALTER TABLE exclusion_marks DROP CONSTRAINT exclusion_marks_kind_check,
  ADD CONSTRAINT exclusion_marks_kind_check CHECK (kind IN ('NameAndBirth', 'Email', 'Address'));
