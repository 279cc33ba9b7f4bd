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
CREATE TRIGGER person_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON person_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
