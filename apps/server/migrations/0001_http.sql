-- room: http
-- One row per Idempotency-Key. The subject (user_id) owns the rows that change; the actor sent the request.
-- facts is what the answer is rendered from; null while a later step of the same request is still missing.
CREATE TABLE idempotency_records (
  user_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  facts jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, actor_id, key)
);
CREATE INDEX idempotency_records_age ON idempotency_records USING brin (created_at);
