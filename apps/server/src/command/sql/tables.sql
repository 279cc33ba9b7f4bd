-- One row per Idempotency-Key. The subject (user_id) owns the changed rows; the actor sent the request. The response is
-- rendered from facts, which is null until the request has taken effect.
-- kind: person
CREATE TABLE idempotency_records (
  user_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  facts jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, actor_id, key)
);
-- For the sweep, which deletes the oldest rows in batches. A BRIN index would not help: new rows fill the gaps of
-- deleted rows, so that soon every range of pages seems to contain old rows.
CREATE INDEX idempotency_records_by_age ON idempotency_records (created_at);
