-- Accounts are compared with excluded people by a job. A birth date can be corrected a few times a day.
ALTER TABLE protection_states
  ADD COLUMN compare_at timestamptz,
  ADD COLUMN birth_date_changes integer NOT NULL DEFAULT 0,
  ADD COLUMN birth_date_changes_from timestamptz;
CREATE INDEX protection_states_to_compare ON protection_states (compare_at) WHERE compare_at IS NOT NULL;
CREATE INDEX protection_states_by_birth ON protection_states (birth_date) WHERE birth_date IS NOT NULL;
