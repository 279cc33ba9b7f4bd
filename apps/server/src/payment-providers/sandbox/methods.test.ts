import { randomUUID } from "node:crypto";
import type { PaymentMethod } from "@trove/contract/payment-methods";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, cards, completeChallenge, moveClock, payBy, runJob } from "../../../test/payments/till.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import type { PaymentProvider, PaymentSession } from "../provider.ts";
import { sandboxKeys } from "./keys.ts";
import { makeSandboxProvider } from "./provider.ts";

let shop: Shop;
let provider: PaymentProvider;

beforeAll(async () => {
  shop = await openListeningShop();
  const gatewayUrl = `${shop.environment.PUBLIC_URL}/sandbox-gateway`;
  provider = makeSandboxProvider({
    account: sandboxKeys(shop.secrets),
    gatewayUrl,
    webhookUrl: "http://127.0.0.1:9/hook",
  });
});
afterAll(() => shop.close());

async function pass(seconds: number): Promise<void> {
  moveClock(shop, seconds);
  await runJob(shop, "sandbox-gateway-steps");
}

type Outcome = "captured" | "declined" | "pending" | "charged back" | "refund fails";
type Pay = (session: PaymentSession) => Promise<string>;

const byMeans =
  (means: object): Pay =>
  async (session) =>
    (await payBy(shop, session, means)).paymentId;
const byWallet = (cardNumber: string) => byMeans({ cardNumber });
const atBank =
  (outcome: "approve" | "wait" | "fail"): Pay =>
  async ({ redirectUrl = "" }) =>
    new URL(await completeChallenge(redirectUrl, outcome)).searchParams.get("paymentId") ?? "";
const byDebit =
  (iban: string): Pay =>
  async (session) => {
    const paymentId = await byMeans({ iban, holder: "Mara Lind" })(session);
    await pass(20);
    return paymentId;
  };

const wallet = {
  captured: byWallet(cards.succeeds),
  declined: byWallet(cards.declined),
  pending: byWallet(cards.pending),
  "charged back": byWallet(cards.chargedBack),
  "refund fails": byWallet(cards.refundFails),
};
const bank = { captured: atBank("approve"), declined: atBank("fail"), pending: atBank("wait") };

/** How somebody pays with each method so that it comes to an outcome. Not every method has each. */
const methods: Partial<Record<PaymentMethod, Partial<Record<Outcome, Pay>> & { captured: Pay }>> = {
  applePay: wallet,
  googlePay: wallet,
  ideal: bank,
  bancontact: bank,
  sepaDebit: {
    captured: byDebit(accounts.succeeds),
    declined: byDebit(accounts.declined),
    pending: byMeans({ iban: accounts.succeeds, holder: "Mara Lind" }),
    "charged back": byDebit(accounts.returned),
    "refund fails": byDebit(accounts.refundFails),
  },
  bankTransfer: { captured: byMeans({ arrives: "now" }) },
};

async function begin(method: PaymentMethod) {
  const request = {
    idempotencyKey: randomUUID(),
    reference: `${randomUUID()}.${randomUUID()}`,
    method,
    paid: cents(4250),
    currencyCode: "EUR",
    payer: { countryCode: "NL" },
    returnUrl: "https://shop.example/payment-validation?type=purchase",
    expiresAt: new Date(shop.clock.now.getTime() + 1_800_000).toISOString(),
  };
  const session = await provider.createSession(request);
  expect(await provider.createSession(request)).toEqual(session);
  const { reference, paid, currencyCode } = request;
  return { session, made: { sessionId: session.id, reference, paid, currencyCode } };
}

describe.each(Object.entries(methods))("the sandbox's %s", (name, pay) => {
  const method = name satisfies string as PaymentMethod;

  it("makes one session per key, for this method alone, and cancels it unless it is paid", async () => {
    const { session, made } = await begin(method);
    expect(session.method).toBe(method);
    expect(session.redirectUrl !== undefined).toBe(method === "ideal" || method === "bancontact");
    expect(session.instructions !== undefined).toBe(method === "bankTransfer");
    expect(["Open", "Created"]).toContain((await provider.lookUp(made)).state);
    expect(await provider.cancel(made)).toMatchObject({ state: "Cancelled" });
  });

  it("is captured once, however often somebody pays, and refunded once per key", async () => {
    const { session, made } = await begin(method);
    const providerPaymentId = await pay.captured(session);
    const captured = { providerPaymentId, state: "Captured", paid: 4250, reference: made.reference };
    expect(await provider.retrieve(providerPaymentId)).toMatchObject(captured);
    expect(await pay.captured(session)).toBe(providerPaymentId);
    expect(await provider.cancel(made)).toMatchObject(captured);
    const around = [new Date(shop.clock.now.getTime() - 60_000), new Date(shop.clock.now.getTime() + 1000)] as const;
    expect(await provider.listSince(...around)).toContainEqual(expect.objectContaining(captured));
    expect(await provider.listBegun(...around)).toContainEqual(expect.objectContaining(captured));
    const part = { idempotencyKey: randomUUID(), providerPaymentId, amount: cents(1000) };
    expect([await provider.refund(part), await provider.refund(part)]).toEqual(["Taken", "Taken"]);
    expect(await provider.lookUp(made)).toMatchObject({ refunded: 1000, refundsBack: 0 });
    expect(await provider.refund({ ...part, idempotencyKey: randomUUID(), amount: cents(4000) })).toBe("Refused");
  });
});

/** The methods that can come to an outcome, each with how somebody pays so. */
const having = (outcome: Outcome) =>
  Object.entries(methods).flatMap(([name, ways]): [PaymentMethod, Pay][] => {
    const pay = ways[outcome];
    return pay === undefined ? [] : [[name satisfies string as PaymentMethod, pay]];
  });

it.each(having("declined"))("a payment by %s reports why it was declined", async (method, pay) => {
  const { session } = await begin(method);
  const state = { state: "Declined", failureReason: expect.stringMatching(/./) };
  expect(await provider.retrieve(await pay(session))).toMatchObject(state);
});

it.each(having("pending"))("a payment by %s is not cancelled while the bank decides", async (method, pay) => {
  const { session, made } = await begin(method);
  await pay(session);
  expect(await provider.cancel(made)).toMatchObject({ state: "Processing" });
  await pass(20);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Captured" });
});

it.each(having("charged back"))("a payment by %s can be charged back", async (method, pay) => {
  const { session, made } = await begin(method);
  await pay(session);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Captured", chargedBack: 0 });
  await pass(60);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Captured", chargedBack: 4250 });
});

it.each(having("refund fails"))("a payment by %s reports a refund that came back", async (method, pay) => {
  const { session, made } = await begin(method);
  const providerPaymentId = await pay(session);
  await provider.refund({ idempotencyKey: randomUUID(), providerPaymentId, amount: cents(4250) });
  await pass(60);
  expect(await provider.lookUp(made)).toMatchObject({ refunded: 4250, refundsBack: 4250 });
});

it("a transfer that arrives too late is captured although its session has ended", async () => {
  const { session, made } = await begin("bankTransfer");
  await byMeans({ arrives: "late" })(session);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Expired" });
  await pass(60);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Captured", paid: 4250 });
});

it("a debit with a typing error is refused field by field and leaves the session open", async () => {
  const { session, made } = await begin("sepaDebit");
  const wrong = payBy(shop, session, { iban: "DE59 0000 0000 0000 0042 43", holder: " " });
  await expect(wrong).rejects.toThrow(/422 .*"iban":"invalid_iban","holder":"required"/);
  expect(await provider.lookUp(made)).toMatchObject({ state: "Open" });
});

it("a session can't be paid in another way than its own", async () => {
  const { session } = await begin("bankTransfer");
  await expect(payBy(shop, session, { cardNumber: cards.succeeds, expiry: "12/40", cvc: "123" })).rejects.toThrow(
    "400",
  );
});
