-- Browsers sign when their person ends all offers, and the shop answers once.
ALTER TABLE fairness_states ADD COLUMN spared bytea, ADD COLUMN stopped_at timestamptz;
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
