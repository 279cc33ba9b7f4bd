-- A payout to write. dayCents and monthCents are the largest sums of the person's market within 24 hours and 30 days.
-- holder is the name of the person's verified identity.
CREATE TYPE command.new_payout AS (
  "payoutId" uuid, "payeeId" uuid, "amountCents" bigint, provider text, holder text, "dayCents" bigint,
  "monthCents" bigint
);
COMMENT ON COLUMN command.new_payout."dayCents" IS 'or null';
COMMENT ON COLUMN command.new_payout."monthCents" IS 'or null';
