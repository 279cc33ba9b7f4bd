-- room: auth
-- Since when a sign-in needs a second factor; null while the account has none. Cookies of devices from before
-- `devices_since` count no longer.
ALTER TABLE users ADD COLUMN factor_since timestamptz, ADD COLUMN devices_since timestamptz;

-- room: auth
-- When the person last proved within the session who they are; null if only by signing in.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

-- room: auth
-- The app that shows a person codes. The secret is sealed; `last_step` is the number of the last used code, of which
-- one belongs to every 30 seconds since 1970.
CREATE TABLE authenticators (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret_sealed bytea NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- room: auth
CREATE TABLE passkeys (
  user_id uuid NOT NULL REFERENCES users,
  passkey_id uuid NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (user_id, passkey_id)
);

-- room: auth
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- room: auth
-- Tokens of the identity provider, and tickets of the shop's own that serve once.
ALTER TABLE used_provider_tokens RENAME TO used_tokens;
ALTER INDEX used_provider_tokens_by_end RENAME TO used_tokens_by_end;
