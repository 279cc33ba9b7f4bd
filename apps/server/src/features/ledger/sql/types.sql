-- One row of the ledger that moves a wallet. amountCents is signed as the wallet sees it.
CREATE TYPE command.posting AS ("entryId" uuid, "amountCents" bigint, description text, "relatedId" uuid);
COMMENT ON COLUMN command.posting."relatedId" IS 'or null';
