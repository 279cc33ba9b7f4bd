-- room: admin
-- Why something was done, who approved it if a second person had to, and the entry that it takes back.
ALTER TABLE audit_entries ADD COLUMN reason text, ADD COLUMN approved_by uuid, ADD COLUMN reverts_id uuid;
-- Nothing is taken back twice.
CREATE UNIQUE INDEX audit_entries_by_reverted ON audit_entries (reverts_id);
CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, created_at DESC, audit_id DESC);
CREATE INDEX audit_entries_by_action ON audit_entries (action, created_at DESC, audit_id DESC);

-- room: admin
-- The chain of the audit log: hash is the SHA-256 of the text of docs/audit.md, which contains the entry and the hash
-- before. So whoever changes an entry would have to change all hashes after it.
CREATE TABLE audit_links (
  sequence bigint PRIMARY KEY CHECK (sequence > 0),
  audit_id uuid NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  chained_at timestamptz NOT NULL
);
CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: admin
-- Entries that are not in the chain yet. They are chained behind the transactions that write them, so that operators
-- don't wait for each other.
CREATE TABLE audit_queue (
  audit_id uuid PRIMARY KEY
);
CREATE FUNCTION queue_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_queue (audit_id) VALUES (NEW.audit_id);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_are_queued AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION queue_audit();
INSERT INTO audit_queue (audit_id) SELECT audit_id FROM audit_entries;
