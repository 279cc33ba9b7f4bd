-- The ticket of one box, and the ids of the rows that are written for it.
CREATE TYPE command.draw AS ("openingId" uuid, "transactionId" uuid, "inventoryItemId" uuid, ticket integer);
-- A revealed opening: the fields of its offer, the browser's reveal, the server seed, and the draws in their order.
-- - offeredSequence: the number of the wallet's last entry at the time of the offer, null if unknown
-- - epoch: the epoch of the person's offers, null if unknown
-- - termsSize, termsRoot: the tree of the terms log that the offer names, null for version 2
-- - keyId: the key that will sign the record
-- - sessionId: requests a next offer, which needs a valid session
-- - timeZone: that of the shop, for limits
CREATE TYPE command.opening AS (
  "userId" uuid, "sessionId" uuid, nonce integer, before bytea, "offerHash" bytea, "offerKeyId" bytea,
  "offeredAt" timestamptz, "offeredBalanceCents" bigint, "offeredSequence" bigint, epoch integer,
  "termsSize" bigint, "termsRoot" bytea, "lootboxId" uuid,
  "tableVersion" integer, "clientSeed" text, "clientEntropy" bytea, "serverSeed" bytea, "browserKey" bytea,
  "browserKeys" bytea[], "revealSignature" bytea, "keyId" bytea, draws command.draw[],
  "timeZone" text
);
COMMENT ON COLUMN command.opening."sessionId" IS 'or null';
COMMENT ON COLUMN command.opening."offeredSequence" IS 'or null';
COMMENT ON COLUMN command.opening.epoch IS 'or null';
COMMENT ON COLUMN command.opening."termsSize" IS 'or null';
COMMENT ON COLUMN command.opening."termsRoot" IS 'or null';
-- A record that the database has lost, with its data from the records log.
CREATE TYPE command.lost_record AS ("userId" uuid, nonce integer, hash bytea, "logIndex" bigint, "endedBy" timestamptz);
-- A leaf of the records log, and the one that says that its record is lost.
CREATE TYPE command.lost_leaf AS ("logIndex" bigint, "lostIndex" bigint);
-- A box that was charged, with its win.
CREATE TYPE command.won_box AS (
  user_id uuid, transaction_id uuid, opening_id uuid, lootbox_id uuid, table_version integer, nonce integer,
  draw_index integer, ticket integer, item_id uuid, inventory_item_id uuid, price_cents bigint,
  market_price_cents bigint, sell_price_cents bigint, recorded_at timestamptz, box_name text
);
