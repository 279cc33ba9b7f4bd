import { randomBytes, randomUUIDv7 } from "node:crypto";
import { foldGiftCode } from "@trove/contract";
import { cents } from "@trove/money";
import { CompiledQuery, sql } from "kysely";
import { commandParameters, commandText } from "../../src/command/command-call.ts";
import type { Commands } from "../../src/command/functions.generated.ts";
import type { Connection } from "../../src/database/connection.ts";
import { giftHash } from "../../src/features/gifts/index.ts";
import { newReversalEntries } from "../../src/features/payments/index.ts";
import { unboundTerms } from "../../src/features/protection/index.ts";
import { stockBox, stockItems } from "../catalogue/stock.ts";
import { issuedGift } from "../gifts/gifts.ts";
import { prepareReveal } from "../openings/browser.ts";
import { drawnOpening } from "../openings/drawn.ts";
import { giveItems } from "../orders/shipments.ts";
import { orderFromShop } from "../orders/shop-orders.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** A command's arguments by name. Attacks may pass values that the types don't allow. */
export type Args = Record<string, unknown>;

const SHIPPING = 500;
const address = { firstName: "Mara", lastName: "Lind", countryCode: "NL" };

/** Calls a command with the rights of the connection's role. */
export async function callFunction(db: Connection, name: keyof Commands, args: Args): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(commandText(name), commandParameters({ name, args })));
}

async function sessionOf(shop: Shop, { userId }: TestPerson): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select session_id as id from sessions where user_id = ${userId}`.execute(shop.owner.connection);
  return rows[0]?.id ?? "";
}

async function pendingPaymentOf(shop: Shop, subjectId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select payment_id as id from payments where subject_id = ${subjectId}`.execute(shop.owner.connection);
  return rows[0]?.id ?? "";
}

type Item = { itemId: string; name: string; marketPrice: number };

function orderOf({ itemId, name, marketPrice }: Item, isSent: boolean, paymentId: string | null) {
  const sending = { shippingMethod: "standard", shippingCostCents: SHIPPING, shippingAddress: address, language: "en" };
  const shipment = isSent ? { shipmentId: randomUUIDv7(), number: "S-000000000002", ...sending } : null;
  const paidStatus = isSent ? "Ordered" : "Approved";
  return {
    purchaseId: randomUUIDv7(),
    number: "O-000000000002",
    buyer: null,
    language: "en",
    purchaseOption: isSent ? "order" : "inventory",
    paymentOption: paymentId === null ? "balance" : "direct",
    status: paymentId === null ? paidStatus : "PaymentPending",
    itemsTotalCents: marketPrice,
    shippingMethod: isSent ? "standard" : null,
    shippingCostCents: isSent ? SHIPPING : 0,
    vatCents: 0,
    vatBasisPoints: 0,
    sellBasisPoints: 9000,
    billingAddress: address,
    shippingAddress: isSent ? address : null,
    paymentId,
    transactionIds: paymentId === null ? [randomUUIDv7(), randomUUIDv7()] : [],
    lines: [
      { itemId, name, imageUrl: "/a.webp", marketPriceCents: marketPrice, quantity: 1, unitPriceCents: marketPrice },
    ],
    shipment,
    promo: null,
  };
}

const boughtItemOf = ({ itemId, marketPrice }: Item) => {
  return { inventoryItemId: randomUUIDv7(), itemId, sellPriceCents: marketPrice * 0.9 };
};

function paymentOf(purpose: string, subjectId: string, amount: number, at: Date) {
  const paid = { amountCents: amount, paidCents: amount, currencyCode: "EUR", vatCents: 0 };
  const expiresAt = new Date(at.getTime() + 1_800_000);
  return {
    paymentId: randomUUIDv7(),
    purpose,
    subjectId,
    provider: "sandbox",
    method: "card",
    canBeReversed: false,
    ...paid,
    address,
    expiresAt,
  };
}

function captureOf(userId: string, paymentId: string, amount: number) {
  const reference = `${userId}.${paymentId}`;
  const paid = { paidCents: amount, currencyCode: "EUR", chargedBackPaidCents: 0 };
  return { provider: "sandbox", providerPaymentId: `pay_${paymentId}`, reference, state: "Captured", ...paid };
}

/**
 * Returns one valid call of every function that moves amounts, as the shop makes it. `settled…` are pending payments;
 * `shipment` and `pendingShipment` belong to the person.
 */
export async function honestCommands(shop: Shop) {
  const person = await signUp(shop);
  const { userId } = person;
  await credit(shop, person, cents(10_000_000));
  const at = shop.clock.now;
  const request = { session: await sessionOf(shop, person), key: null, hash: Buffer.alloc(0), at };
  const intent = { user: userId, request };
  const [dear, cheap] = await stockItems(shop, [5_000_000, 2000]);
  const box = await stockBox(shop, cents(499));
  const [inventoryItem = ""] = await giveItems(shop, person, 1);
  if (dear === undefined || cheap === undefined) throw new Error("nothing on the shelf");

  const kept = { ...intent, purchase: orderOf(dear, false, null), items: [boughtItemOf(dear)], mail: null };
  const sent = { ...intent, purchase: orderOf(dear, true, null), items: [boughtItemOf(dear)], mail: null };
  const directOrder = orderOf(dear, true, randomUUIDv7());
  const total = dear.marketPrice + SHIPPING;
  const payment = paymentOf("Purchase", directOrder.purchaseId, total, at);
  const directPayment = { ...payment, paymentId: directOrder.paymentId };
  const terms = unboundTerms("UTC");
  const topUp = { ...intent, terms, payment: paymentOf("TopUp", randomUUIDv7(), 10_000, at) };
  const begun = { ...topUp, payment: { ...paymentOf("TopUp", randomUUIDv7(), 10_000, at), nextCheckAt: at } };
  await callFunction(shop.database.connection, "begin_top_up", begun);
  const toppedUp = { ...topUp, payment: { ...paymentOf("TopUp", randomUUIDv7(), 10_000, at), nextCheckAt: at } };
  await callFunction(shop.database.connection, "begin_top_up", toppedUp);
  const { paymentId: paidTopUp } = toppedUp.payment;

  const [shipment, pendingShipment] = [
    await orderFromShop(shop, person),
    await orderFromShop(shop, person, { isPending: true }),
  ];
  const guestShipment = await orderFromShop(shop, { userId: randomUUIDv7() }, { guestEmail: "noor@trove.example" });
  const pendingPayment = await pendingPaymentOf(shop, pendingShipment.purchaseId);
  const pieces = [1, 2].map(() => boughtItemOf({ itemId: pendingShipment.itemId, name: "", marketPrice: 2500 }));
  const entries = {
    itemsEntryId: randomUUIDv7(),
    shippingEntryId: randomUUIDv7(),
    refund: newReversalEntries(randomUUIDv7),
    chargeback: newReversalEntries(randomUUIDv7),
  };
  const { itemsEntryId, shippingEntryId } = entries;
  await callFunction(shop.database.connection, "settle_top_up", {
    user: userId,
    payment: paidTopUp,
    report: captureOf(userId, paidTopUp, 10_000),
    entries,
    at,
  });
  const refund = () => ({ refundId: randomUUIDv7(), operatorId: randomUUIDv7(), reason: "It came broken" });
  const cancelled = { from: ["Ordered"], to: "Cancelled", actor: "User", refund: "Items" };
  const move = { ...cancelled, itemsEntryId, shippingEntryId, terms };

  const expiresAt = new Date(at.getTime() + 86_400_000);
  const newGift = { gift: randomUUIDv7(), hash: randomBytes(32), operator: randomUUIDv7(), amountCents: 5000 };
  const begunGift = { ...intent, payment: { ...paymentOf("Gift", randomUUIDv7(), 5000, at), nextCheckAt: at } };
  await callFunction(shop.database.connection, "begin_gift", begunGift);
  const issued = giftHash(foldGiftCode((await issuedGift(shop)).code));

  const reveal = await prepareReveal(shop, person, box, { quantity: 2 });
  const commands = {
    buy_from_balance: kept,
    begin_purchase: { ...intent, purchase: directOrder, payment: directPayment, holders: [] },
    begin_top_up: topUp,
    settle_top_up: {
      user: userId,
      payment: begun.payment.paymentId,
      report: captureOf(userId, begun.payment.paymentId, 10_000),
      entries: entries,
      at: at,
    },
    settle_purchase: {
      user: userId,
      payment: pendingPayment,
      report: captureOf(userId, pendingPayment, 5500),
      entries: entries,
      items: pieces,
      mails: {},
      terms,
      at: at,
    },
    refund_top_up: {
      user: userId,
      payment: paidTopUp,
      refund: refund(),
      paidCents: 4000,
      leftCents: 10_000,
      entry: randomUUIDv7(),
      at,
    },
    refund_order: {
      user: guestShipment.purchaseId,
      purchase: guestShipment.purchaseId,
      refund: refund(),
      order: {
        lines: [{ position: 1, quantity: 1 }],
        isWhole: false,
        hasShipping: true,
        leftCents: 5500,
        toBalance: false,
      },
      terms,
      at,
    },
    sell_inventory_item: {
      ...intent,
      inventoryItem,
      expectedCents: 900,
      terms,
      transaction: randomUUIDv7(),
    },
    create_shipment: {
      ...intent,
      inventoryItems: [inventoryItem],
      shipment: {
        shipmentId: randomUUIDv7(),
        number: "S-000000000003",
        shippingMethod: "standard",
        shippingCostCents: 1000,
        shippingAddress: address,
        language: "en",
      },
      transaction: randomUUIDv7(),
    },
    cancel_shipment: { ...intent, shipment: shipment.shipmentId, step: move },
    shipment_move: { user: userId, shipment: shipment.shipmentId, step: move, at: at },
    open_lootboxes: { openings: [await drawnOpening(shop, box, reveal, request.session)] },
    begin_gift: { ...intent, terms, payment: paymentOf("Gift", randomUUIDv7(), 5000, at) },
    settle_gift: {
      user: userId,
      payment: begunGift.payment.paymentId,
      report: captureOf(userId, begunGift.payment.paymentId, 5000),
      entry: randomUUIDv7(),
      hash: randomBytes(32),
      expiresAt: new Date(at.getTime() + 8 * 86_400_000),
      mail: null,
      at,
    },
    gift_issue: { ...newGift, at, expiresAt },
    gift_redeem: { ...intent, entry: randomUUIDv7(), terms, hash: issued },
    person_credit: { user: userId, entry: randomUUIDv7(), amountCents: 2500, at },
  };
  return { userId, commands, sent, dear, cheap, box, shipment, pendingShipment, guestShipment };
}

export type Honest = Awaited<ReturnType<typeof honestCommands>>;
