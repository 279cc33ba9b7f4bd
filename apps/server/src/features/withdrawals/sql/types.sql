-- A withdrawal as it comes in, with the thing that it was matched to.
CREATE TYPE command.new_withdrawal AS (
  "withdrawalId" uuid, number text, subject text, "typedNumber" text, "typedName" text, "typedEmail" text,
  language text, status text, "userId" uuid, "purchaseId" uuid, "shipmentId" uuid, "hasName" boolean,
  "takesBoxes" boolean, "closesAt" timestamptz, exception text, "dueAt" timestamptz, "caseDueAt" timestamptz,
  reason text, "guaranteeUntil" timestamptz, "itemsWithRight" uuid[]
);
COMMENT ON COLUMN command.new_withdrawal."typedNumber" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."userId" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."purchaseId" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."shipmentId" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."closesAt" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal.exception IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."caseDueAt" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."guaranteeUntil" IS 'or null';
COMMENT ON COLUMN command.new_withdrawal."itemsWithRight" IS 'or null';

-- Pieces that a person wants to give back. "available" is how many of the line have not come back yet.
CREATE TYPE command.wanted_piece AS (position integer, "isSent" boolean, quantity integer, available integer);

-- The thing that a withdrawal is about.
CREATE TYPE command.withdrawn_thing AS (
  "userId" uuid, "purchaseId" uuid, "shipmentId" uuid, "takesBoxes" boolean, "closesAt" timestamptz,
  "guaranteeUntil" timestamptz, "itemsWithRight" uuid[]
);
COMMENT ON COLUMN command.withdrawn_thing."purchaseId" IS 'or null';
COMMENT ON COLUMN command.withdrawn_thing."shipmentId" IS 'or null';
COMMENT ON COLUMN command.withdrawn_thing."closesAt" IS 'or null';
COMMENT ON COLUMN command.withdrawn_thing."guaranteeUntil" IS 'or null';

-- A step of a withdrawal by an operator. "from" has the statuses in which it may be made.
CREATE TYPE command.withdrawal_step AS (
  "from" text[], "to" text, version integer, "operatorId" uuid, note text
);
COMMENT ON COLUMN command.withdrawal_step.note IS 'or null';

-- Pieces of a line of an order or shipment that come back: from a parcel, or from the inventory. condition is null
-- while they are on their way.
CREATE TYPE command.withdrawn_piece AS (
  position integer, "isSent" boolean, quantity integer, condition text, "isRestocked" boolean
);
COMMENT ON COLUMN command.withdrawn_piece.condition IS 'or null';

-- The amounts of a refund: shippingCents is the price of standard delivery, deductionCents the loss of value of the
-- goods. topUpsFrom is the time of the first top-up that is refunded.
CREATE TYPE command.withdrawal_refund_terms AS (
  "shippingCents" bigint, "deductionCents" bigint, "topUpsFrom" timestamptz
);

-- One inventory item that comes back with a line.
CREATE TYPE command.withdrawn_unit AS (
  "inventoryItemId" uuid, position integer, condition text, "isRestocked" boolean
);
