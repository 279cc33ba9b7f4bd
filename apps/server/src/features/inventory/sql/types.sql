CREATE TYPE command.new_inventory_item AS (
  "userId" uuid, "inventoryItemId" uuid, "itemId" uuid, status text, source text, "transactionId" uuid,
  "purchaseId" uuid, "shipmentId" uuid, "acquiredPriceCents" bigint, "marketPriceCents" bigint, "sellPriceCents" bigint,
  "addedAt" timestamptz
);
COMMENT ON COLUMN command.new_inventory_item."transactionId" IS 'or null';
COMMENT ON COLUMN command.new_inventory_item."purchaseId" IS 'or null';
COMMENT ON COLUMN command.new_inventory_item."shipmentId" IS 'or null';

-- The items in a person's inventory.
CREATE TYPE command.held_items AS (pieces bigint, sell_cents bigint);
