-- The secret root of each person, and the state of their sequence of openings. record_hash is the hash of the person's
-- last record; before the first record it is the hash of the empty text.
-- - epoch: another number each time that the person's offers are ended, as by a new password. Offers carry it.
-- - ended_nonce: the nonce at the last time. Its offers of another epoch end in a void.
-- - spared: the hash of an offer of ended_nonce that is drawn all the same, because every act there spares it.
-- - stopped_at: the time of the last stop. Later offers are dated after it.
-- kind: person
CREATE TABLE fairness_states (
  user_id uuid PRIMARY KEY,
  root_encrypted bytea NOT NULL,
  client_seed text NOT NULL DEFAULT '',
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  record_hash bytea NOT NULL DEFAULT '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  epoch integer NOT NULL DEFAULT 0,
  ended_nonce integer,
  spared bytea,
  stopped_at timestamptz
);

-- Stops that a person's browsers have signed, by the hash of the text, each with the shop's one answer: whether it has
-- taken the stop at answered_at. Rows are never changed.
-- kind: person
CREATE TABLE stops (
  user_id uuid NOT NULL,
  stop_hash bytea NOT NULL CHECK (octet_length(stop_hash) = 32),
  text text NOT NULL,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  is_taken boolean NOT NULL,
  answered_at timestamptz NOT NULL,
  key_id bytea NOT NULL CHECK (octet_length(key_id) = 8),
  PRIMARY KEY (user_id, stop_hash)
);
REVOKE UPDATE, DELETE, TRUNCATE ON stops FROM CURRENT_USER;

-- The public keys with whose private keys a person's browsers sign their reveals. Removed keys stay here with their
-- times: an offer contains a hash of the keys that were valid then.
-- kind: person
CREATE TABLE browser_keys (
  user_id uuid NOT NULL,
  browser_key_id uuid NOT NULL,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (user_id, browser_key_id)
);
CREATE UNIQUE INDEX browser_keys_registered_once ON browser_keys (user_id, public_key) WHERE removed_at IS NULL;

-- Every list of browser keys that a person has had, by the hash that offers contain: SHA-256 of the keys in hex, sorted
-- and joined by line feeds.
-- kind: person
CREATE TABLE browser_key_lists (
  user_id uuid NOT NULL,
  keys_hash bytea NOT NULL CHECK (octet_length(keys_hash) = 32),
  public_keys bytea[] NOT NULL CHECK (cardinality(public_keys) > 0),
  PRIMARY KEY (user_id, keys_hash)
);
REVOKE UPDATE, DELETE, TRUNCATE ON browser_key_lists FROM CURRENT_USER;

-- An operator's inquiry into openings of one person. evidence is the file that the person sent, unchanged; null if an
-- operator looked the openings up. Rows are never changed.
-- kind: person
CREATE TABLE disputes (
  user_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  nonces integer[] NOT NULL,
  evidence text,
  opened_by uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, dispute_id)
);
-- For operators, who open a dispute without knowing its person.
CREATE INDEX disputes_by_id ON disputes (dispute_id);
REVOKE UPDATE, DELETE, TRUNCATE ON disputes FROM CURRENT_USER;
