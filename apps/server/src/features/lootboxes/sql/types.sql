-- The ticket of one box, and the ids of the rows that it leads to.
CREATE TYPE command.draw AS ("openingId" uuid, "transactionId" uuid, "inventoryItemId" uuid, ticket integer);
-- A revealed opening: the fields of its offer, the browser's reveal, the seed behind the commitment, and the draws in
-- their order.
-- - offeredSequence: the number of the wallet's last entry at the offer, null if unknown
-- - keyId: the key that will sign the record
-- - sessionId: asks for a next offer, which needs a valid session
CREATE TYPE command.opening AS (
  "userId" uuid, "sessionId" uuid, nonce integer, before bytea, "offerHash" bytea, "offerKeyId" bytea,
  "offeredAt" timestamptz, "offeredBalanceCents" bigint, "offeredSequence" bigint, "lootboxId" uuid,
  "tableVersion" integer, "clientSeed" text, "clientEntropy" bytea, "serverSeed" bytea, "browserKey" bytea,
  "browserKeys" bytea[], "revealSignature" bytea, "keyId" bytea, draws command.draw[]
);
COMMENT ON COLUMN command.opening."sessionId" IS 'or null';
COMMENT ON COLUMN command.opening."offeredSequence" IS 'or null';
-- A record that the database has lost, by the records log.
CREATE TYPE command.lost_record AS ("userId" uuid, nonce integer, hash bytea, "logIndex" bigint);
