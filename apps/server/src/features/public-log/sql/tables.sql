-- The two public logs:
-- - size and root describe the tree whose files are stored
-- - checkpoint is the latest published signed note; its tree may be smaller
-- - origin and public_key never change after the shop's first start
-- - until leased_until, only the process with the lease works on the log
-- - is_behind: a witness has signed a larger tree, so the database has lost entries
-- kind: central
CREATE TABLE logs (
  name text PRIMARY KEY CHECK (name IN ('terms', 'records')),
  origin text,
  public_key bytea CHECK (octet_length(public_key) = 32),
  size bigint NOT NULL DEFAULT 0,
  root bytea NOT NULL DEFAULT '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    CHECK (octet_length(root) = 32),
  checkpoint text,
  checkpoint_size bigint NOT NULL DEFAULT 0 CHECK (checkpoint_size <= size),
  checkpoint_at timestamptz,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  is_behind boolean NOT NULL DEFAULT false,
  CHECK ((origin IS NULL) = (public_key IS NULL)),
  CHECK (checkpoint IS NOT NULL OR checkpoint_size = 0)
);
INSERT INTO logs (name) VALUES ('terms'), ('records');

-- The histories of the logs, which are public: the first note that was published for each tree, and some of those that
-- were signed again. Entries are numbered from 0. An offer is proved under a note of the tree that it names.
-- kind: central
CREATE TABLE log_checkpoints (
  log text NOT NULL REFERENCES logs,
  size bigint NOT NULL,
  note text NOT NULL,
  entry bigint NOT NULL CHECK (entry >= 0),
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (log, entry)
);
CREATE UNIQUE INDEX log_checkpoints_by_size ON log_checkpoints (log, size, entry);
CREATE TRIGGER log_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The widest version of the file at each place: a tile of hashes, or at level -1 a bundle of entries. Narrower versions
-- are its beginning.
-- kind: central
CREATE TABLE log_tiles (
  log text NOT NULL REFERENCES logs,
  level integer NOT NULL CHECK (level >= -1),
  index bigint NOT NULL,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 256),
  bytes bytea NOT NULL,
  PRIMARY KEY (log, level, index)
);
CREATE TRIGGER log_tiles_append_only BEFORE TRUNCATE ON log_tiles
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The things that the leaves of the terms log describe. Depending on kind, name is
-- - an odds hash, the id of a key, or the root of a list of open boxes
-- - the hash of the last link of the operators' audit log, which is published daily
-- - the hash of a manifest of code, or of the signed terms of the logs
-- - the day of a statement of the shop about itself, in UTC
-- kind: central
CREATE TABLE terms_leaves (
  log_index bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('odds', 'key', 'terms', 'audit', 'client', 'logs', 'statement')),
  name text NOT NULL,
  valid_from timestamptz,
  CHECK ((kind = 'terms') = (valid_from IS NOT NULL))
);
CREATE UNIQUE INDEX terms_leaves_once ON terms_leaves (kind, name) WHERE kind NOT IN ('terms', 'client', 'logs');
CREATE INDEX terms_leaves_of_the_logs ON terms_leaves (log_index) WHERE kind = 'logs';
CREATE TRIGGER terms_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_leaves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The lists of open boxes in terms leaves, by the root of their tree. lines has one line `boxId oddsHash` for each box,
-- sorted.
-- kind: central
CREATE TABLE box_lists (
  root text PRIMARY KEY,
  lines text NOT NULL
);

-- The manifests of code that leaves of the terms log name, by their SHA-256 in hex.
-- kind: central
CREATE TABLE client_manifests (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  manifest text NOT NULL
);

-- The index of each record in the log. It must be stored, because the log doesn't contain whose record it is.
-- kind: person
CREATE TABLE record_places (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  log_index bigint NOT NULL CHECK (log_index >= 0),
  PRIMARY KEY (user_id, nonce)
);
-- For reading the records in the order of the log, from its end.
CREATE INDEX record_places_in_order ON record_places (log_index);
REVOKE UPDATE, DELETE, TRUNCATE ON record_places FROM CURRENT_USER;
