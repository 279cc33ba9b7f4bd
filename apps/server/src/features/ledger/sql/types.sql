-- One ledger entry that changes a wallet. amountCents is positive for a credit to the wallet, negative for a debit.
CREATE TYPE command.posting AS ("entryId" uuid, "amountCents" bigint, description text, "relatedId" uuid);
COMMENT ON COLUMN command.posting."relatedId" IS 'or null';
-- A wallet before and after its entries.
CREATE TYPE command.moved_wallet AS (
  "movedId" uuid, "centsBefore" bigint, "sequenceBefore" bigint, "centsAfter" bigint
);
-- A posting with its wallet's person and its own time, for calls that change several wallets.
CREATE TYPE command.wallet_posting AS (
  "userId" uuid, "entryId" uuid, "amountCents" bigint, description text, "relatedId" uuid, at timestamptz
);
