-- Marks of people who have excluded themselves, by which another account of them is recognised: keyed hashes, so the
-- table reveals nothing. Written once, when an exclusion begins. NameAndBirth is of a name with the birth date.
-- kind: value mark
CREATE TABLE exclusion_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  kind text NOT NULL CHECK (kind IN ('NameAndBirth', 'Email', 'Address', 'Phone', 'Card')),
  user_id uuid NOT NULL,
  PRIMARY KEY (mark, user_id)
);
