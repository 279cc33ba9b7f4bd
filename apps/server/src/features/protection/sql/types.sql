-- The counters of a person in one period.
CREATE TYPE command.period_count AS (
  from_at timestamptz, until_at timestamptz, deposit_cents bigint, spend_cents bigint, loss_cents bigint
);
-- The amounts of a person's opening for their counters: the price of the boxes, and the sell prices of the wins.
CREATE TYPE command.play_count AS (
  "userId" uuid, "paidCents" bigint, "wonCents" bigint, at timestamptz, "timeZone" text
);
-- A mark of a person. kind is one of the table exclusion_marks.
CREATE TYPE command.exclusion_mark AS (kind text, mark bytea);
-- The terms of money that comes into a balance: the shop's time zone, the largest sums in the person's market, and the
-- country of a top-up's address.
CREATE TYPE command.deposit_terms AS (
  "timeZone" text, "dayCents" bigint, "weekCents" bigint, "monthCents" bigint, country text
);
COMMENT ON COLUMN command.deposit_terms.country IS 'or null';
COMMENT ON COLUMN command.deposit_terms."dayCents" IS 'or null';
COMMENT ON COLUMN command.deposit_terms."weekCents" IS 'or null';
COMMENT ON COLUMN command.deposit_terms."monthCents" IS 'or null';
-- A break and a limit of a closed account, which its person's new account gets.
CREATE TYPE command.carried_break AS ("breakId" uuid, kind text, "beganAt" timestamptz, until timestamptz, "begunBy" text,
  follows uuid);
COMMENT ON COLUMN command.carried_break.follows IS 'or null';
CREATE TYPE command.carried_limit AS ("limitId" uuid, kind text, period text, "amountCents" bigint);
