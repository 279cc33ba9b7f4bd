-- Operators' notes about people. Rows are never changed.
-- kind: person
CREATE TABLE person_notes (
  user_id uuid NOT NULL,
  note_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, note_id)
);
CREATE INDEX person_notes_by_time ON person_notes (user_id, created_at DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON person_notes FROM CURRENT_USER;
