-- A line of an order. unitPriceCents is what a piece costs after a promo code.
CREATE TYPE command.order_line AS (
  "itemId" uuid, name text, "imageUrl" text, "marketPriceCents" bigint, quantity integer, "unitPriceCents" bigint
);

-- A holder whose unpaid orders are counted. name is a hash, most the maximum number of unpaid orders.
CREATE TYPE command.order_holder AS (name text, most integer);

-- The key of a document that waits for its number.
CREATE TYPE command.due_invoice AS ("userId" uuid, "purchaseId" uuid, kind text, "transactionNumber" bigint);

-- An operator's refund of an order: pieces of its lines, with or without the shipping, or all that is left. leftCents
-- is the amount left when the operator looked at the order. toBalance: what is owed to a person's card is credited.
CREATE TYPE command.order_refund AS (
  lines command.refunded_line[], "isWhole" boolean, "hasShipping" boolean, "leftCents" bigint, "toBalance" boolean
);

-- One bought piece to add to the inventory. Its other fields are taken from the purchase.
CREATE TYPE command.bought_item AS ("inventoryItemId" uuid, "itemId" uuid, "sellPriceCents" bigint);

-- A purchase to write. shipment is null if nothing is sent. buyer has a guest's contact details; it is null for a
-- person, who has an account. parties is the seller and the buyer on that day, as invoices state them.
CREATE TYPE command.new_purchase AS (
  "purchaseId" uuid, number text, buyer jsonb, language text, "purchaseOption" text, "paymentOption" text, status text,
  "itemsTotalCents" bigint, "shippingMethod" text, "shippingCostCents" bigint, "vatCents" bigint,
  "vatBasisPoints" integer, "sellBasisPoints" integer, parties jsonb, "billingAddress" jsonb, "shippingAddress" jsonb, "paymentId" uuid, "transactionIds" uuid[], lines command.order_line[],
  shipment command.new_shipment, promo command.promo_use
);
COMMENT ON COLUMN command.new_purchase."shippingMethod" IS 'or null';
COMMENT ON COLUMN command.new_purchase."paymentId" IS 'or null';
COMMENT ON COLUMN command.new_purchase.shipment IS 'or null';
COMMENT ON COLUMN command.new_purchase.promo IS 'or null';

-- Ids for the rows that settling a purchase may write, the hash of the token in a guest's mails, and the days that its
-- shipment is promised for. The function that settles decides under the payment's lock which of them it uses.
CREATE TYPE command.purchase_entries AS (
  "quarantineEntryId" uuid, "itemsEntryId" uuid, "shippingEntryId" uuid, "lateEntryId" uuid, "refundId" uuid,
  refund command.reversal_entries, chargeback command.reversal_entries, "trackingHash" bytea,
  promise command.promised_days
);
COMMENT ON COLUMN command.purchase_entries."trackingHash" IS 'or null';
COMMENT ON COLUMN command.purchase_entries.promise IS 'or null';
-- The mail for each outcome of a payment. A late one is credited, or returned to its payer. Where it is null, no mail
-- is sent.
CREATE TYPE command.purchase_mails AS (
  ordered command.ready_mail, late command.ready_mail, failed command.ready_mail, returned command.ready_mail
);
COMMENT ON COLUMN command.purchase_mails.ordered IS 'or null';
COMMENT ON COLUMN command.purchase_mails.late IS 'or null';
COMMENT ON COLUMN command.purchase_mails.failed IS 'or null';
COMMENT ON COLUMN command.purchase_mails.returned IS 'or null';
