-- People close their accounts.
CREATE TABLE closures (
  user_id uuid PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  closed_at timestamptz,
  CONSTRAINT closures_confirmed CHECK (closed_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX closures_waiting ON closures (confirmed_at) WHERE confirmed_at IS NOT NULL AND closed_at IS NULL;
