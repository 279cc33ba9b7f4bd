import { randomUUID, randomUUIDv7 } from "node:crypto";
import { vatRateOf } from "@trove/contract";
import type { NewPayment } from "../../../command/functions.generated.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { PaymentSession } from "../../../payment-providers/provider.ts";
import { nextCheck, type Payments, type Way } from "../../payments/index.ts";
import { promoHolders } from "../../promotions/index.ts";
import { withFreeNumbers } from "../../shipments/index.ts";
import type { PurchaseParts } from "../parts.ts";
import { partiesOf } from "../invoices/parties.ts";
import { guestPurchaseIds } from "./guest-purchase-id.ts";
import type { OrderRequest } from "./order-addresses.ts";
import { orderHolders } from "./order-holders.ts";
import { planPurchase, type PurchasePlan, purchaseRecord } from "./plan-purchase.ts";
import {
  type BegunPurchase,
  callBeginPurchase,
  findBegunPurchase,
  findPurchaseAmong,
  type GuestBuyer,
  type OrderContext,
  readOrderContext,
} from "./purchases.store.ts";

export type OrderedPurchase = Omit<BegunPurchase, "paymentId"> & { session: PaymentSession };

/** The sender of a request. */
/** `origin` is the base URL of the pages to which the person returns. */
type Caller = { language: string; ip: string; origin: string };

/** The person or guest who orders. A guest's `userId` is the id of the purchase itself, which owns the guest's rows. */
type Orderer = {
  userId: string;
  sessionId: string | null;
  purchaseId: string;
  guest: GuestBuyer | null;
  /** The IP address. */
  address: string;
};

function newPayment(
  { provider, method, canBeReversed, ttlMinutes }: Way,
  { purchaseId, price, addresses }: PurchasePlan,
  at: Date,
): NewPayment {
  const { billing, billingId } = addresses;
  if (billing === null) throw new Error("a payment needs a billing address");
  const expiresAt = new Date(at.getTime() + ttlMinutes * 60_000);
  return {
    paymentId: randomUUIDv7(),
    purpose: "Purchase",
    subjectId: purchaseId,
    provider,
    method,
    canBeReversed,
    amountCents: price.total,
    currencyCode: "EUR",
    paidCents: price.total,
    vatCents: price.vat,
    addressId: billingId,
    address: billing,
    expiresAt,
    nextCheckAt: nextCheck(at, expiresAt, at),
  };
}

/** Returns the way in which an order is paid. Throws NOT_OFFERED_HERE. */
function wayOf(
  payments: Pick<Payments, "chooseWay">,
  { addresses, price }: PurchasePlan,
  { method }: OrderRequest,
): Promise<Way> {
  const countryCode = addresses.billing?.countryCode ?? "";
  return payments.chooseWay({ purpose: "Purchase", countryCode, currencyCode: "EUR", amount: price.total, method });
}

function explainLimit(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== "RATE_LIMITED") throw error;
  const detail = "Too many orders wait for their payment. Pay for them or cancel one, or try again later";
  throw new Refusal("RATE_LIMITED", { ...error.content, detail });
}

async function begin(
  { db, settings, payments, secrets, rateLimitFactor, chance, now }: PurchaseParts,
  orderer: Orderer,
  idempotency: Idempotency,
  request: OrderRequest,
  language: string,
): Promise<BegunPurchase> {
  const at = now();
  const { userId, purchaseId, guest, address } = orderer;
  const inForce = await settings.at(at);
  let plan: PurchasePlan;
  let way: Way;
  let contact: GuestBuyer | OrderContext["contact"] = guest;
  try {
    const context = await readOrderContext(db, guest === null ? userId : null, request, at);
    contact ??= context.contact;
    plan = planPurchase(context, purchaseId, request, inForce, chance, vatRateOf);
    way = await wayOf(payments, plan, request);
  } catch (refusal) {
    const begun = refusal instanceof Refusal && (await findBegunPurchase(db, orderer, idempotency, at));
    if (begun) return begun;
    throw refusal;
  }
  if (contact === null) throw new Error(`no account ${userId}`);
  const payment = newPayment(way, plan, at);
  const purchase = purchaseRecord(plan, request, {
    paymentOption: guest === null ? "direct" : "guest",
    status: "PaymentPending",
    language,
    buyer: guest,
    parties: partiesOf(inForce.company, contact),
    paymentId: payment.paymentId,
    transactionIds: [],
    promise: null,
    holders: promoHolders({ email: contact.email, place: plan.addresses.shipping }, secrets.rootKeys[0]),
  });
  const behind = { person: guest === null ? userId : null, email: guest?.email ?? null, address };
  const holders = orderHolders(behind, { most: inForce.orders.maxUnpaidOrders, rateLimitFactor }, secrets.rootKeys[0]);
  return callBeginPurchase(db, orderer, idempotency, at, { purchase, payment, holders }).catch(explainLimit);
}

async function order(
  parts: PurchaseParts,
  orderer: Orderer,
  idempotency: Idempotency,
  request: OrderRequest,
  { language, origin }: Pick<Caller, "language" | "origin">,
): Promise<OrderedPurchase> {
  const { paymentId, ...begun } = await withFreeNumbers(() => begin(parts, orderer, idempotency, request, language));
  const path = orderer.guest === null ? "/payment-validation?type=purchase" : "/cart";
  const { session } = await parts.payments.openSession({ userId: orderer.userId, paymentId }, `${origin}${path}`);
  return { ...begun, session };
}

/**
 * Begins an order paid through a provider: reserves the stock, writes purchase, shipment and pending payment, then gets
 * the provider's session with which the page pays. The reservation ends with the session.
 * - Throws the errors of `planPurchase`, NOT_OFFERED_HERE if there is no way to pay, OUT_OF_STOCK, RATE_LIMITED for too
 *   many unpaid orders, and GATEWAY_UNAVAILABLE.
 * - After GATEWAY_UNAVAILABLE, a retry of the request continues where it stopped.
 */
export function buyDirectly(
  parts: PurchaseParts,
  { userId, sessionId }: Person,
  idempotency: Idempotency,
  request: OrderRequest,
  caller: Caller,
): Promise<OrderedPurchase> {
  const orderer = { userId, sessionId, purchaseId: randomUUIDv7(), guest: null, address: caller.ip };
  return order(parts, orderer, idempotency, request, caller);
}

/**
 * Begins an order of a guest. Two requests without a key make two purchases. Throws STATUS_CONFLICT for a key whose
 * purchase has failed.
 */
export async function buyAsGuest(
  parts: PurchaseParts,
  guest: GuestBuyer,
  idempotency: Idempotency,
  request: OrderRequest,
  caller: Caller,
): Promise<OrderedPurchase> {
  const { id, earlier } = guestPurchaseIds(parts.secrets.rootKeys, idempotency.key ?? randomUUID());
  const purchaseId = (await findPurchaseAmong(parts.db, earlier)) ?? id;
  const orderer = { userId: purchaseId, sessionId: null, purchaseId, guest, address: caller.ip };
  return order(parts, orderer, idempotency, request, caller);
}
