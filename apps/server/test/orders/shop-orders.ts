import { randomUUIDv7 } from "node:crypto";
import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import { boughtGoods } from "../../src/features/purchases/ordering/bought-goods.ts";
import { stockItems } from "../catalogue/stock.ts";
import type { Shop } from "../shop/shop.ts";

const canal = {
  firstName: "Mara",
  lastName: "Lind",
  company: null,
  street: "Keizersgracht",
  houseNumber: "1",
  addressLine2: null,
  postalCode: "1015 CN",
  city: "Amsterdam",
  state: null,
  countryCode: "NL",
  phoneNumber: "+31612345678",
};
const SHIPPING = 500;

export type Ordered = { shipmentId: string; purchaseId: string; itemId: string };

type Order = { pieces?: number; price?: Cents; stock?: number; isPending?: boolean; guestEmail?: string };

/**
 * An order that is sent, as its commands leave it: it waits for a payment, or the provider was paid. No gateway is
 * asked, and no mail is written. A guest's has the owner's id.
 */
export async function orderFromShop(shop: Shop, owner: { userId: string }, order: Order = {}): Promise<Ordered> {
  const { pieces = 2, price = cents(2500), stock = 5, isPending = false, guestEmail } = order;
  const [item] = await stockItems(shop, [price], stock);
  if (item === undefined) throw new Error("nothing on the shelf");
  const { itemId, name } = item;
  const { userId } = owner;
  const [shipmentId, paymentId] = [randomUUIDv7(), randomUUIDv7()];
  const purchaseId = guestEmail === undefined ? randomUUIDv7() : userId;
  const lines = [{ itemId, name, imageUrl: "/a.webp", marketPriceCents: price, quantity: pieces }];
  const total = price * pieces + SHIPPING;
  const purchase = {
    purchaseId,
    number: "O-000000000001",
    buyer: guestEmail === undefined ? null : { email: guestEmail, firstName: "Ida" },
    language: "en",
    purchaseOption: "order",
    paymentOption: guestEmail === undefined ? "direct" : "guest",
    status: "PaymentPending",
    itemsTotalCents: price * pieces,
    shippingMethod: "standard",
    shippingCostCents: SHIPPING,
    vatCents: 0,
    billingAddress: canal,
    shippingAddress: canal,
    paymentId,
    transactionIds: [],
    lines,
    shipment: { shipmentId, number: "S-000000000001", contactEmail: guestEmail },
  };
  const at = shop.clock.now;
  const expiresAt = new Date(at.getTime() + 1_800_000).toISOString();
  const paid = { amountCents: total, paidCents: total, currencyCode: "EUR", vatCents: 0 };
  const payment = {
    paymentId,
    purpose: "Purchase",
    subjectId: purchaseId,
    provider: "sandbox",
    ...paid,
    address: canal,
    expiresAt,
    nextCheckAt: expiresAt,
  };
  const evidence = {
    provider: "sandbox",
    providerPaymentId: `pay_${paymentId}`,
    reference: `${userId}.${paymentId}`,
    state: "Captured",
    ...paid,
    chargedBackPaidCents: 0,
  };
  const entries = { itemsEntryId: randomUUIDv7(), shippingEntryId: randomUUIDv7() };
  const goods = boughtGoods({ purchaseId, shipmentId, transactionId: null }, lines);
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`select command.begin_purchase(${userId}::uuid, null, null, null, ${at}::timestamptz,
      ${JSON.stringify(purchase)}::jsonb, ${JSON.stringify(payment)}::jsonb)`.execute(tx);
    if (isPending) return;
    await sql`select command.settle_purchase(${userId}::uuid, ${paymentId}::uuid, ${JSON.stringify(evidence)}::jsonb,
      ${JSON.stringify(entries)}::jsonb, ${JSON.stringify(goods)}::jsonb, '{}'::jsonb, ${at}::timestamptz)`.execute(tx);
  });
  return { shipmentId, purchaseId, itemId };
}
