-- room: admin
-- What operators did: who, what, to what, and how it looked before and after. Rows are never changed.
CREATE TABLE audit_entries (
  audit_id uuid PRIMARY KEY,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  subject_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_entries_by_time ON audit_entries (created_at DESC, audit_id DESC);
CREATE INDEX audit_entries_by_subject ON audit_entries (subject_id, created_at DESC);
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
