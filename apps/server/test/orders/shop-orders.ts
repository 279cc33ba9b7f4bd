import { randomInt, randomUUIDv7 } from "node:crypto";
import { add, type Cents, cents, times, ZERO_CENTS } from "@trove/money";
import { callCommand } from "../../src/command/call-command.ts";
import { command } from "../../src/command/command-call.ts";
import { newReversalEntries } from "../../src/features/payments/index.ts";
import { unboundTerms } from "../../src/features/protection/index.ts";
import { boughtItems } from "../../src/features/purchases/ordering/bought-items.ts";
import { ORDER_NUMBERS, orderNumber } from "../../src/features/shipments/index.ts";
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
const SHIPPING = cents(500);

export type Ordered = { shipmentId: string; purchaseId: string; itemId: string };

type Order = { pieces?: number; price?: Cents; stock?: number; isPending?: boolean; guestEmail?: string };

/**
 * Creates an order with a shipment by calling the SQL functions, either waiting for its payment or paid. Calls no
 * gateway and queues no mail. `owner` has a person's id; for a guest's order, it has the purchase's id.
 */
export async function orderFromShop(shop: Shop, owner: { userId: string }, order: Order = {}): Promise<Ordered> {
  const { pieces = 2, price = cents(2500), stock = 5, isPending = false, guestEmail } = order;
  const [item] = await stockItems(shop, [price], stock);
  if (item === undefined) throw new Error("nothing on the shelf");
  const { itemId, name } = item;
  const { userId } = owner;
  const [shipmentId, paymentId] = [randomUUIDv7(), randomUUIDv7()];
  const purchaseId = guestEmail === undefined ? randomUUIDv7() : userId;
  const lines = [
    { itemId, name, imageUrl: "/a.webp", marketPriceCents: price, quantity: pieces, unitPriceCents: price },
  ];
  const itemsTotalCents = times(price, pieces);
  const total = add(itemsTotalCents, SHIPPING);
  const purchase = {
    purchaseId,
    number: orderNumber("O", randomInt(ORDER_NUMBERS)),
    buyer: guestEmail === undefined ? null : { email: guestEmail, firstName: "Ida" },
    language: "en",
    purchaseOption: "order",
    paymentOption: guestEmail === undefined ? "direct" : "guest",
    status: "PaymentPending",
    itemsTotalCents,
    shippingMethod: "standard",
    shippingCostCents: SHIPPING,
    vatCents: ZERO_CENTS,
    vatBasisPoints: 0,
    sellBasisPoints: 9000,
    parties: null,
    billingAddress: canal,
    shippingAddress: canal,
    paymentId,
    transactionIds: [],
    lines,
    promo: null,
    shipment: {
      shipmentId,
      number: orderNumber("S", randomInt(ORDER_NUMBERS)),
      shippingMethod: "standard",
      shippingCostCents: SHIPPING,
      shippingAddress: canal,
      contactEmail: guestEmail ?? null,
      promise: null,
      language: "en",
    },
  };
  const at = shop.clock.now;
  const expiresAt = new Date(at.getTime() + 1_800_000);
  const paid = { paidCents: total, currencyCode: "EUR" };
  const payment = {
    paymentId,
    purpose: "Purchase",
    subjectId: purchaseId,
    provider: "sandbox",
    method: "card",
    canBeReversed: false,
    amountCents: total,
    ...paid,
    vatCents: ZERO_CENTS,
    addressId: null,
    address: canal,
    expiresAt,
    nextCheckAt: expiresAt,
  };
  const report = {
    provider: "sandbox",
    providerPaymentId: `pay_${paymentId}`,
    sessionId: null,
    reference: `${userId}.${paymentId}`,
    state: "Captured",
    ...paid,
    valueCents: null,
    chargedBackPaidCents: ZERO_CENTS,
    disputedAt: null,
    refundedPaidCents: ZERO_CENTS,
    refundsBackPaidCents: ZERO_CENTS,
    backKeys: [],
    failureReason: null,
  };
  const entries = {
    quarantineEntryId: randomUUIDv7(),
    itemsEntryId: randomUUIDv7(),
    shippingEntryId: randomUUIDv7(),
    lateEntryId: randomUUIDv7(),
    refundId: randomUUIDv7(),
    refund: newReversalEntries(randomUUIDv7),
    chargeback: newReversalEntries(randomUUIDv7),
    trackingHash: null,
    promise: null,
  };
  const mails = { ordered: null, late: null, failed: null, returned: null };
  const terms = unboundTerms("UTC");
  const request = { session: null, key: null, hash: Buffer.alloc(0), at };
  const items = boughtItems(
    lines.map((line) => ({ ...line, listPriceCents: price })),
    randomUUIDv7,
    purchase.sellBasisPoints,
  );
  await shop.owner.connection.transaction().execute(async (tx) => {
    await callCommand(tx, command("begin_purchase", { user: userId, request, purchase, payment, holders: [] }));
    if (isPending) return;
    const settlement = { user: userId, payment: paymentId, report, entries, items, mails, terms, at };
    await callCommand(tx, command("settle_purchase", settlement));
  });
  return { shipmentId, purchaseId, itemId };
}
