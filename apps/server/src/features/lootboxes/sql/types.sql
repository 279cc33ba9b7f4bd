-- The ticket of one box, and the ids of the rows that it leads to.
CREATE TYPE command.draw AS ("openingId" uuid, "transactionId" uuid, "inventoryItemId" uuid, ticket integer);
-- A revealed opening: what its offer states, what its browser revealed, the seed that the offer committed to, and the
-- draws in their order. offeredSequence is the number of the wallet's last entry at the offer, null if it is not known.
-- keyId names the key that will sign the record. With a sessionId, and if that is in force, there is a next offer.
CREATE TYPE command.opening AS (
  "userId" uuid, "sessionId" uuid, nonce integer, before bytea, "offerHash" bytea, "offerKeyId" bytea,
  "offeredAt" timestamptz, "offeredBalanceCents" bigint, "offeredSequence" bigint, "lootboxId" uuid,
  "tableVersion" integer, "clientSeed" text, "clientEntropy" bytea, "serverSeed" bytea, "browserKey" bytea,
  "browserKeys" bytea[], "revealSignature" bytea, "keyId" bytea, draws command.draw[]
);
COMMENT ON COLUMN command.opening."sessionId" IS 'or null';
COMMENT ON COLUMN command.opening."offeredSequence" IS 'or null';
-- What the records log tells of a record that the database has lost.
CREATE TYPE command.lost_record AS ("userId" uuid, nonce integer, hash bytea, "logIndex" bigint);
