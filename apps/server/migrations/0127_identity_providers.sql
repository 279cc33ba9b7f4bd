-- room: auth
-- Null for people whom an identity provider signs in.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;

-- room: auth
-- The tokens of the identity provider that were exchanged for a session: the hash of what was signed, so that another
-- encoding of the same signature is not another token.
CREATE TABLE used_provider_tokens (
  digest bytea PRIMARY KEY,
  forget_at timestamptz NOT NULL
);
CREATE INDEX used_provider_tokens_by_end ON used_provider_tokens (forget_at);

-- room: auth
-- An account signs in as one subject of an identity provider at most.
CREATE UNIQUE INDEX identities_one_subject ON identities (user_id) WHERE value LIKE 'provider:%';
