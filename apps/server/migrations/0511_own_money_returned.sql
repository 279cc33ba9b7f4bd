-- Own money that people send back to the cards that paid it.
CREATE TABLE own_returns (
  user_id uuid NOT NULL,
  return_id uuid NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, return_id)
);
ALTER TABLE refunds ADD COLUMN return_id uuid;
ALTER TABLE quarantined_captures ADD COLUMN return_id uuid;
