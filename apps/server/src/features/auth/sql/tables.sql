CREATE TABLE users (
  user_id uuid PRIMARY KEY,
  user_name text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  -- Null for people whom an identity provider signs in.
  password_hash text,
  roles text[] NOT NULL CHECK (roles <@ ARRAY['User', 'Admin']),
  is_locked boolean NOT NULL DEFAULT false,
  terms_accepted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Every word of the person, each behind a space: user_words is made of it.
  search_text text NOT NULL GENERATED ALWAYS AS (
    ' ' || fold_text(first_name || ' ' || last_name || ' ' || user_name || ' ' || email)) STORED,
  -- Since when a sign-in needs a second factor; null while the account has none.
  factor_since timestamptz,
  -- Cookies of devices from before this time are no longer valid.
  devices_since timestamptz,
  -- The language in which the person last used the shop, by its value in the contract; mails that others cause are in
  -- it.
  language text NOT NULL DEFAULT 'en',
  -- Times since which the account's people are known to read its mailbox, and to have typed the first name. A stranger
  -- may have registered, so mail greets nobody by an unconfirmed name.
  email_confirmed_at timestamptz,
  name_confirmed_at timestamptz,
  -- Mail carries only texts that were typed after this moment of the database's clock: a stranger may have typed
  -- earlier ones. Null if the address was confirmed from the start, or never.
  own_texts_since timestamptz,
  CONSTRAINT names_need_addresses CHECK (name_confirmed_at IS NULL OR email_confirmed_at IS NOT NULL)
);
CREATE INDEX users_by_age ON users (created_at DESC, user_id DESC);
CREATE INDEX users_locked ON users (created_at DESC, user_id DESC) WHERE is_locked;

-- The words by which operators find people, read in order: a search stops at the first thousand people, however many
-- have the word. A word that begins another word of the same person is left out, since every search finds both or the
-- longer.
CREATE TABLE user_words (
  word text COLLATE "C" NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (word, user_id)
);

-- Makes e-mails and user names unique: 'email:…' and 'name:…' in lower case.
CREATE TABLE identities (
  value text PRIMARY KEY,
  user_id uuid NOT NULL
);
-- An account signs in as one subject of an identity provider at most.
CREATE UNIQUE INDEX identities_one_subject ON identities (user_id) WHERE value LIKE 'provider:%';

CREATE TABLE sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Device and country by which the person recognises the session, and its last use; null until then.
  device text NOT NULL DEFAULT 'Browser',
  country_code text CHECK (country_code ~ '^[A-Z]{2}$'),
  last_used_at timestamptz,
  -- When the person last proved within the session who they are; null if only by signing in.
  confirmed_at timestamptz,
  PRIMARY KEY (user_id, session_id)
);
CREATE INDEX sessions_by_end ON sessions (least(expires_at, ended_at));

-- Only the hash of a reset token is kept.
CREATE TABLE password_resets (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX password_resets_by_end ON password_resets (expires_at);

-- Attempts in the window that ends at window_end: most windows last 15 minutes, some days. The scope says what is
-- counted, with a hash for the name.
CREATE TABLE auth_attempts (
  scope text PRIMARY KEY,
  window_end timestamptz NOT NULL,
  attempts integer NOT NULL
);
CREATE INDEX auth_attempts_by_end ON auth_attempts (window_end);

-- Tokens of the identity provider that were exchanged for a session, and tickets of the shop's own that serve once: the
-- hash of what was signed, so that another encoding of the same signature is not another token.
CREATE TABLE used_tokens (
  digest bytea PRIMARY KEY,
  forget_at timestamptz NOT NULL
);
CREATE INDEX used_tokens_by_end ON used_tokens (forget_at);

-- The app that shows a person codes. The secret is sealed; `last_step` is the number of the last used code, of which
-- one belongs to every 30 seconds since 1970.
CREATE TABLE authenticators (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret_sealed bytea NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL
);

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

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The rights of each person with the role Admin; other people have none. packages/contract/src/permissions.ts says what
-- each preset permits. A person who loses all rights keeps the row without presets, so that versions continue if they
-- get rights again: approvals and reverts are bound to one version.
CREATE TABLE operators (
  user_id uuid PRIMARY KEY REFERENCES users,
  presets text[] NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
