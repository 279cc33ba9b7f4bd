-- room: fairness
-- The public halves of the keys with which a person's browsers sign what they reveal. Removed ones stay: an offer
-- contains a hash of the keys of its time, and their times tell which those were.
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
