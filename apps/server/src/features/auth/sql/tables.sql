-- kind: person
CREATE TABLE users (
  user_id uuid PRIMARY KEY,
  user_name text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  -- Null if an identity provider keeps the person's password.
  password_hash text,
  roles text[] NOT NULL CHECK (roles <@ ARRAY['User', 'Admin']),
  is_locked boolean NOT NULL DEFAULT false,
  terms_accepted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Folded names, user name and e-mail address, each word after a space. The rows of user_words are made from it.
  search_text text NOT NULL GENERATED ALWAYS AS (
    ' ' || fold_text(first_name || ' ' || last_name || ' ' || user_name || ' ' || email)) STORED,
  -- When the account got its first second factor; null while it has none.
  factor_since timestamptz,
  -- Device cookies from before this time are no longer valid.
  devices_since timestamptz,
  -- The language in which the person last used the shop, as in the contract. Mails that somebody else causes are in it.
  language text NOT NULL DEFAULT 'en',
  -- When the account's people showed that they read its mailbox, and when they typed the first name. A stranger may
  -- have registered the address, so mail greets nobody by an unconfirmed name.
  email_confirmed_at timestamptz,
  name_confirmed_at timestamptz,
  -- Mail shows only texts that were typed after this time of the database's clock, because a stranger may have typed
  -- earlier ones. Null if the address was never confirmed, or was confirmed from the start.
  own_texts_since timestamptz,
  -- When password or e-mail address were last replaced or removed; null if never.
  credentials_at timestamptz,
  CONSTRAINT names_need_addresses CHECK (name_confirmed_at IS NULL OR email_confirmed_at IS NOT NULL)
);
CREATE INDEX users_by_age ON users (created_at DESC, user_id DESC);
CREATE INDEX users_locked ON users (created_at DESC, user_id DESC) WHERE is_locked;

-- The words of users.search_text by which operators find a person.
CREATE FUNCTION user_words_of(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM string_to_table($1, ' ') AS word
  WHERE NOT EXISTS (SELECT FROM string_to_table($1, ' ') AS other WHERE other <> word AND starts_with(other, word))
$$;

-- The words by which operators find people. A search reads them in order and stops after a thousand people, so that a
-- frequent word stays cheap. Leaves out a word that begins another word of the same person, because searches match
-- beginnings of words.
-- kind: person
CREATE TABLE user_words (
  word text COLLATE "C" NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (word, user_id)
);

-- Makes e-mail addresses and user names unique: 'email:…' and 'name:…', in lower case.
-- kind: value value
CREATE TABLE identities (
  value text PRIMARY KEY,
  user_id uuid NOT NULL
);
-- For the subject of an identity provider that an account has, and for all that a closed account gives up.
CREATE INDEX identities_by_person ON identities (user_id);

-- kind: person
CREATE TABLE sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Browser and country, by which the person recognises the session. last_used_at is null until the session is first
  -- used.
  device text NOT NULL DEFAULT 'Browser',
  country_code text CHECK (country_code ~ '^[A-Z]{2}$'),
  last_used_at timestamptz,
  -- When the person last confirmed within the session who they are; null if they only signed in.
  confirmed_at timestamptz,
  PRIMARY KEY (user_id, session_id)
);
CREATE INDEX sessions_by_end ON sessions (least(expires_at, ended_at));

-- The table has only the hash of a reset token, not the token.
-- kind: person
CREATE TABLE password_resets (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX password_resets_by_end ON password_resets (expires_at);

-- Attempts in the window that ends at window_end. Most windows last 15 minutes; some last a day or a week. The scope
-- says what is counted, and contains names only as hashes.
-- kind: value scope
CREATE TABLE auth_attempts (
  scope text PRIMARY KEY,
  window_end timestamptz NOT NULL,
  attempts integer NOT NULL
);
CREATE INDEX auth_attempts_by_end ON auth_attempts (window_end);

-- Tokens of the identity provider and step tokens of the shop that were used, because each is valid once. The digest is
-- the hash of the signed content, so that another encoding of the same signature does not make a new token.
-- kind: value digest
CREATE TABLE used_tokens (
  digest bytea PRIMARY KEY,
  forget_at timestamptz NOT NULL
);
CREATE INDEX used_tokens_by_end ON used_tokens (forget_at);

-- A person's authenticator app. The secret is sealed. last_step is the 30-second period of the last used code, counted
-- from 1970.
-- kind: person
CREATE TABLE authenticators (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret_sealed bytea NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- kind: person
CREATE TABLE passkeys (
  user_id uuid NOT NULL REFERENCES users,
  passkey_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (user_id, passkey_id)
);

-- Makes passkeys unique: the person who has the passkey with a credential id.
-- kind: value credential_id
CREATE TABLE passkey_owners (
  credential_id text PRIMARY KEY,
  user_id uuid NOT NULL
);

-- kind: person
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The rights of people with the role Admin. packages/contract/src/permissions.ts says what each preset permits. A
-- person who loses all rights keeps the row without presets, so that its version continues if they get rights again:
-- approvals and reverts belong to one version.
-- kind: central
CREATE TABLE operators (
  user_id uuid PRIMARY KEY,
  presets text[] NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- Events that were not examined for signals of fraud yet. A row is written in the transaction of its event. So no event
-- is missed, and no other table has to be searched.
-- kind: person
CREATE TABLE signal_queue (
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (
    kind IN ('Address', 'Shipment', 'Chargeback', 'Lock', 'Exclusion', 'Identity', 'SharedIdentity', 'Payout')),
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  PRIMARY KEY (user_id, place)
);
CREATE INDEX signal_queue_in_order ON signal_queue (place);
