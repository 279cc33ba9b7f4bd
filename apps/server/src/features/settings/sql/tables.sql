-- The versions of each group of settings, which are never changed. Of those whose valid_from has passed, the one with
-- the latest is in force, or the last written one of the same time. Before the first, the defaults are. A version has
-- the id of its entry in the audit log.
-- kind: catalogue
CREATE TABLE setting_versions (
  version_id uuid PRIMARY KEY,
  name text NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  value jsonb NOT NULL,
  valid_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT setting_versions_in_order UNIQUE (name, version)
);
CREATE TRIGGER setting_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON setting_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
