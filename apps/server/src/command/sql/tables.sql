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
-- Rows that are kept for a time are deleted oldest first, a batch at a time. A BRIN index would not do: rows of today
-- fill the places that deleted rows left, so that soon every range of pages seems to hold old rows.
CREATE INDEX idempotency_records_by_age ON idempotency_records (created_at);
