-- room: lootboxes
-- Nonces whose record the database has lost, as after a restore from a backup. The records log has a leaf of each at
-- log_index. hash is the hash of the record's text, which the next record names; the text itself is gone.
CREATE TABLE lost_records (
  user_id uuid NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  log_index bigint NOT NULL CHECK (log_index >= 0),
  PRIMARY KEY (user_id, nonce)
);
