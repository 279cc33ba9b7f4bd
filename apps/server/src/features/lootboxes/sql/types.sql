-- What was drawn for one opened box.
CREATE TYPE command.draw AS (
  "openingId" uuid, "transactionId" uuid, "inventoryItemId" uuid, "drawIndex" integer, ticket integer, "itemId" uuid,
  "marketPriceCents" bigint, "sellPriceCents" bigint
);
-- What the draws of one request were made from and lead to. The price is that of one box.
CREATE TYPE command.opening AS (
  "lootboxId" uuid, "tableVersion" integer, "priceCents" bigint, nonce integer, "clientSeed" text, draws command.draw[],
  receipt command.new_receipt
);
