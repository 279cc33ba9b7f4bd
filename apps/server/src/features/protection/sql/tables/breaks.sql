-- Breaks and exclusions. Nobody can end one early.
-- - A Break ends at until. An Exclusion lasts until its person asks to reopen after until, and reopens_at has passed.
-- - An exclusion that merely follows another account can be lifted by two operators.
-- kind: person
CREATE TABLE breaks (
  user_id uuid NOT NULL,
  break_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Break', 'Exclusion')),
  began_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  reopens_at timestamptz,
  -- Shop: the person's other account was excluded.
  begun_by text NOT NULL DEFAULT 'Person' CONSTRAINT breaks_begun_by CHECK (begun_by IN ('Person', 'Operator', 'Shop')),
  -- The excluded account that was recognised as the same person's. Null for what the person began.
  follows uuid,
  lifted_at timestamptz,
  -- When it came from the person's closed account. Null for a break that began here.
  carried_at timestamptz,
  PRIMARY KEY (user_id, break_id),
  CONSTRAINT breaks_last CHECK (until > began_at),
  CONSTRAINT breaks_reopen CHECK (reopens_at IS NULL OR kind = 'Exclusion' AND reopens_at > until),
  CONSTRAINT breaks_lifted CHECK (lifted_at IS NULL OR follows IS NOT NULL)
);
-- For the last break and the last exclusion, which tell whether one is in force.
CREATE INDEX breaks_by_end ON breaks (user_id, kind, until DESC);
CREATE INDEX breaks_by_beginning ON breaks (began_at);
