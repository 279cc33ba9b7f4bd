-- A line of a shipment, as the item is called and priced on the day. inventoryItemId is null for a guest's order and
-- for what was bought to be sent at once.
CREATE TYPE command.shipment_line AS (
  "itemId" uuid, "inventoryItemId" uuid, name text, "imageUrl" text, "marketPriceCents" bigint, quantity integer
);
COMMENT ON COLUMN command.shipment_line."inventoryItemId" IS 'or null';

-- What an order or a person's request says of a new shipment. Without contactEmail it is the account's.
CREATE TYPE command.new_shipment AS (
  "shipmentId" uuid, number text, "shippingMethod" text, "shippingCostCents" bigint, "shippingAddress" jsonb,
  "contactEmail" text, language text
);
COMMENT ON COLUMN command.new_shipment."contactEmail" IS 'or null';

-- One step of the transition table: the statuses it may start from, the one it leads to, who takes it and what comes
-- with it. version is null for somebody who has not looked at one. The entries are used where money comes back.
CREATE TYPE command.shipment_step AS (
  "from" text[], "to" text, actor text, version integer, carrier text, "trackingNumber" text, note text, refund text,
  "shippingEntryId" uuid, "itemsEntryId" uuid
);
COMMENT ON COLUMN command.shipment_step.version IS 'or null';
COMMENT ON COLUMN command.shipment_step.carrier IS 'or null';
COMMENT ON COLUMN command.shipment_step."trackingNumber" IS 'or null';
COMMENT ON COLUMN command.shipment_step.note IS 'or null';
