-- A person's request: session, Idempotency-Key, SHA-256 of method, path and body, and time. session is null for a
-- guest. If key is null, no record of the request is kept.
CREATE TYPE command.keyed_request AS (session uuid, key uuid, hash bytea, at timestamptz);
COMMENT ON COLUMN command.keyed_request.session IS 'or null';
COMMENT ON COLUMN command.keyed_request.key IS 'or null';
