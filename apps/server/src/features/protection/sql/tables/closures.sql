-- People who are closing their account, or have closed it. While a row is here, offers and top-ups are refused.
-- - confirmed_at: when the person gave up what they had left; null while they may still use it
-- - closed_at: when nothing was left to wait for, and the account was blanked; such a row stays
-- - begun_by: Operator if the person has asked in writing; only then may an operator say the last word
-- kind: person
CREATE TABLE closures (
  user_id uuid PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  closed_at timestamptz,
  begun_by text NOT NULL DEFAULT 'Person' CONSTRAINT closures_begun_by CHECK (begun_by IN ('Person', 'Operator')),
  -- The last try to send back what came after the end: the wallet's last sequence after it, and its time.
  rest_sequence bigint,
  rest_tried_at timestamptz,
  CONSTRAINT closures_confirmed CHECK (closed_at IS NULL OR confirmed_at IS NOT NULL)
);
-- For the job that closes accounts once nothing is left to wait for.
CREATE INDEX closures_waiting ON closures (confirmed_at) WHERE confirmed_at IS NOT NULL AND closed_at IS NULL;
