-- A line of a shipment, with the name and price that the item had when the shipment was created. inventoryItemId is
-- null for a guest's order and for items that were ordered to be sent immediately.
CREATE TYPE command.shipment_line AS (
  "itemId" uuid, "inventoryItemId" uuid, name text, "imageUrl" text, "marketPriceCents" bigint, quantity integer
);
COMMENT ON COLUMN command.shipment_line."inventoryItemId" IS 'or null';

-- The first and the last day on which a shipment is promised to arrive.
CREATE TYPE command.promised_days AS ("from" text, "until" text);

-- A new shipment. promise is null while its payment is awaited. If contactEmail is null, the account's e-mail address
-- is used.
CREATE TYPE command.new_shipment AS (
  "shipmentId" uuid, number text, "shippingMethod" text, "shippingCostCents" bigint, "shippingAddress" jsonb,
  "contactEmail" text, language text, promise command.promised_days
);
COMMENT ON COLUMN command.new_shipment."contactEmail" IS 'or null';
COMMENT ON COLUMN command.new_shipment.promise IS 'or null';

-- One step of the transition table: the statuses from which it may start, the status that it leads to, the actor and
-- the given details. If version is null, the version is not checked. The entry ids and the terms are used if
-- money is refunded.
CREATE TYPE command.shipment_step AS (
  "from" text[], "to" text, actor text, version integer, carrier text, "trackingNumber" text, note text, refund text,
  "shippingEntryId" uuid, "itemsEntryId" uuid, terms command.deposit_terms
);
COMMENT ON COLUMN command.shipment_step.version IS 'or null';
COMMENT ON COLUMN command.shipment_step.carrier IS 'or null';
COMMENT ON COLUMN command.shipment_step."trackingNumber" IS 'or null';
COMMENT ON COLUMN command.shipment_step.note IS 'or null';

-- A step that a carrier has reported.
CREATE TYPE command.carrier_step AS (step text, at timestamptz, place text);
COMMENT ON COLUMN command.carrier_step.place IS 'or null';
