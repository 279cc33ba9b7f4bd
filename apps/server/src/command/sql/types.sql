-- A person's request: the session and the Idempotency-Key that it comes with, the SHA-256 of what it asks for, and its
-- time. A guest has no session; without a key nothing is recorded.
CREATE TYPE command.keyed_request AS (session uuid, key uuid, hash bytea, at timestamptz);
COMMENT ON COLUMN command.keyed_request.session IS 'or null';
COMMENT ON COLUMN command.keyed_request.key IS 'or null';
