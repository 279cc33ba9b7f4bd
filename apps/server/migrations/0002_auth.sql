-- room: auth
-- Makes e-mails and user names unique: 'email:…' and 'name:…' in lower case.
CREATE TABLE identities (
  value text PRIMARY KEY,
  user_id uuid NOT NULL
);

-- room: auth
CREATE TABLE users (
  user_id uuid PRIMARY KEY,
  user_name text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  password_hash text NOT NULL,
  roles text[] NOT NULL CHECK (roles <@ ARRAY['User', 'Admin']),
  is_locked boolean NOT NULL DEFAULT false,
  terms_accepted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- room: auth
CREATE TABLE sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (user_id, session_id)
);

-- room: auth
-- Only the hash of a reset token is kept.
CREATE TABLE password_resets (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, token_hash)
);

-- room: auth
-- Attempts in the window that began with the first of them. The scope says what is counted, with a hash for the name.
CREATE TABLE auth_attempts (
  scope text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  attempts integer NOT NULL
);
