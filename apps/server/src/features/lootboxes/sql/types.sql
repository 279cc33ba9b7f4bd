-- The result of one draw.
CREATE TYPE command.draw AS (
  "openingId" uuid, "transactionId" uuid, "inventoryItemId" uuid, "drawIndex" integer, ticket integer, "itemId" uuid,
  "marketPriceCents" bigint, "sellPriceCents" bigint
);
-- The draws of one request, with the inputs that they were made from. priceCents is the price of one box.
CREATE TYPE command.opening AS (
  "lootboxId" uuid, "tableVersion" integer, "priceCents" bigint, nonce integer, "clientSeed" text, draws command.draw[],
  receipt command.new_receipt
);
