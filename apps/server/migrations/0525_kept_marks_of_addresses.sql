-- Marks of a closed account's addresses outlive it for some time, so that closing accounts hides no signal.
ALTER TABLE address_marks ADD COLUMN forget_at timestamptz;
CREATE INDEX address_marks_to_forget ON address_marks (forget_at) WHERE forget_at IS NOT NULL;
