-- The code that browsers run is on record in the terms log. A manifest may come again later, after a release was taken
-- back.
ALTER TABLE terms_leaves DROP CONSTRAINT terms_leaves_kind_check;
ALTER TABLE terms_leaves ADD CONSTRAINT terms_leaves_kind_check
  CHECK (kind IN ('odds', 'key', 'terms', 'audit', 'client'));
DROP INDEX terms_leaves_once;
CREATE UNIQUE INDEX terms_leaves_once ON terms_leaves (kind, name) WHERE kind NOT IN ('terms', 'client');
CREATE TABLE client_manifests (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  manifest text NOT NULL
);
