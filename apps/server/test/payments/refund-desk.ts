import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { sql } from "kysely";
import type { TestItem } from "../catalogue/stock.ts";
import { buyAsGuest, toSend } from "../orders/orders.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { CheckoutStub } from "./checkout-stub.ts";
import { addAddress, cards, moveClock, payWith, runJob, topUp } from "./till.ts";

/** Reads the payment of an order or a top-up, as an operator sees it. */
export async function paymentOf(shop: Shop, admin: TestPerson, subjectId: string) {
  const { body } = await shop.call("listPayments", { query: { search: subjectId } }, admin);
  const response = await shop.call("getPayment", { params: { id: body.items[0]?.id ?? "" } }, admin);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

export type Paid = { subjectId: string; providerPaymentId: string; shipmentId: string; trackingToken: string };

/** Makes a guest's order and pays it at the stub. */
export async function paidGuestOrder(shop: Shop, stub: CheckoutStub, items: readonly TestItem[]): Promise<Paid> {
  const { body } = await buyAsGuest(shop, toSend(items));
  const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  const { purchaseId: subjectId, trackingToken } = body;
  return { subjectId, providerPaymentId, shipmentId: body.shipmentId ?? "", trackingToken };
}

/** Makes a top-up and pays it at the stub. */
export async function paidTopUp(shop: Shop, stub: CheckoutStub, person: TestPerson, amount = 50, currencyCode = "EUR") {
  const addressId = await addAddress(shop, person);
  const { body } = await topUp(shop, person, { addressId, amount, currencyCode });
  const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  return { subjectId: body.transactionId, providerPaymentId };
}

type RefundBody = InputOf<Endpoints["refundPurchase"]>["body"];

/**
 * Refunds a part of a guest's order as an operator. `leftAmount` is what the operator saw as left; by default, what is
 * left now.
 */
export async function refundOrder(
  shop: Shop,
  admin: TestPerson,
  subjectId: string,
  { key = randomUUID(), ...body }: Partial<RefundBody> & { key?: string },
) {
  const leftAmount = body.leftAmount ?? (await paymentOf(shop, admin, subjectId)).leftAmount;
  const whole = { reason: "It came broken", ...body, leftAmount };
  return shop.call("refundPurchase", { params: { id: subjectId }, body: whole }, { ...admin, key });
}

/** Refunds a part of a top-up as an operator, who saw the amount that is left now. */
export async function refundTopUp(
  shop: Shop,
  admin: TestPerson,
  subjectId: string,
  amount: number,
  key: string = randomUUID(),
) {
  const { id, leftAmount } = await paymentOf(shop, admin, subjectId);
  const body = { amount, leftAmount, reason: "Asked for it within 14 days" };
  return shop.call("refundTopUp", { params: { id }, body }, { ...admin, key });
}

/** Lets the shop send its refunds to the stub, and the stub send its webhooks about them. */
export async function sendRefunds(shop: Shop, stub: CheckoutStub): Promise<void> {
  await runJob(shop, "send-refunds");
  await stub.deliver(shop);
}

/** Returns the id of an order's or a top-up's payment. */
export async function paymentIdOf(shop: Shop, subjectId: string): Promise<string> {
  const { paymentId } = await shop.owner.connection
    .selectFrom("payments")
    .select("paymentId")
    .where("subjectId", "=", subjectId)
    .executeTakeFirstOrThrow();
  return paymentId;
}

/** Pays a top-up whose capture matches no payment, and credits it as an operator. Returns the capture's id. */
export async function creditedCaptureOf(shop: Shop, admin: TestPerson, person: TestPerson, card?: string) {
  const id = await unmatchedCapture(shop, person, card);
  const body = { userInfoId: person.userId, reason: "The bank's letter says so" };
  const credited = await shop.call("creditCapture", { params: { id }, body }, { ...admin, key: randomUUID() });
  if (credited.status !== 200) throw new Error(credited.text);
  // The payment that it was meant for is not paid in time.
  moveClock(shop, 31 * 60);
  await runJob(shop, "watch-payments");
  return id;
}

/**
 * Pays a top-up at the sandbox after changing its reference, so that the capture matches no payment. Returns the id of
 * the quarantined capture. Needs a shop that listens.
 */
export async function unmatchedCapture(shop: Shop, person: TestPerson, card = cards.succeeds): Promise<string> {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const { id } = body.paymentSessionResponse;
  await sql`update sandbox_gateway.gateway_sessions set reference = 'nobody' where session_id = ${id}`.execute(
    shop.owner.connection,
  );
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, card);
  await runJob(shop, "reconcile-payments");
  const { captureId } = await shop.owner.connection
    .selectFrom("quarantinedCaptures")
    .select("captureId")
    .where("providerPaymentId", "=", paymentId)
    .executeTakeFirstOrThrow();
  return captureId;
}
