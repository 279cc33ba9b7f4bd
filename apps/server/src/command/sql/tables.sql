-- One row per Idempotency-Key. The subject (user_id) owns the changed rows; the actor sent the request. The response is
-- rendered from facts, which is null until the last step of the request is done.
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
