-- room: fairness
-- The secret root and where the person's sequence of openings stands. receipt_hash is the SHA-256 (hex) of the
-- last receipt's text, of the empty text before the first.
CREATE TABLE fairness_states (
  user_id uuid PRIMARY KEY,
  root_encrypted bytea NOT NULL,
  client_seed text NOT NULL DEFAULT '',
  nonce integer NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  receipt_hash text NOT NULL DEFAULT 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
);

-- room: fairness
-- One row per opening request, for ever.
CREATE TABLE receipts (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  receipt_text text NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  client_seed text NOT NULL,
  client_entropy text NOT NULL,
  PRIMARY KEY (user_id, nonce)
);
