import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStripeTill, type StripeTill } from "../../../test/payments/tills/stripe.ts";
import { readEnvironment } from "../../environment.ts";
import type { PaymentProvider, SessionRequest } from "../provider.ts";
import { stripeAccount } from "./account.ts";
import { stripeOffer } from "./methods.ts";
import { makeStripeProvider } from "./provider.ts";

let now: Date;
let till: StripeTill;
let stripe: PaymentProvider;
let warned: string[];

const parts = { shop: "https://shop.example", warn: (_: unknown, id: string) => void warned.push(id) };

beforeEach(async () => {
  now = new Date("2026-11-28T12:00:00.500Z");
  till = await openStripeTill(() => now);
  warned = [];
  stripe = makeStripeProvider(stripeAccount(readEnvironment(till.variables)), parts);
});
afterEach(() => till.close());

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const newRequest = (method: SessionRequest["method"] = "card"): SessionRequest => ({
  idempotencyKey: randomUUID(),
  reference: `${randomUUID()}.${randomUUID()}`,
  method,
  paid: cents(4250),
  currencyCode: "EUR",
  payer: { firstName: "Mara", lastName: "Lind", countryCode: "NL", postalCode: "1015 CN", city: "Amsterdam" },
  returnUrl: "https://shop.example/payment-validation",
  expiresAt: new Date(now.getTime() + 1_800_000).toISOString(),
});

async function paid() {
  const { id } = await stripe.createSession(newRequest());
  const session = till.books.session(id);
  const attempt = till.books.begin(session, "unseen");
  till.books.capture(session, attempt);
  return { id, session, attempt };
}

const methods = Object.keys(stripeOffer.methods) as SessionRequest["method"][];

it.each(methods)(
  "a session of %s allows that method alone, and asks for 3-D Secure if it is a card",
  async (method) => {
    const made = await stripe.createSession(newRequest(method));
    expect(made.method).toBe(method);
    const { sent } = till.books.session(made.id);
    const type = { applePay: "card", googlePay: "card", sepaDebit: "sepa_debit" }[method as string] ?? method;
    const allowed = Object.entries(sent).filter(([name]) => name.startsWith("allowed_payment_method_types"));
    expect(allowed).toEqual([["allowed_payment_method_types[0]", type]]);
    const secure = sent["payment_method_options[card][request_three_d_secure]"];
    expect(secure).toBe(type === "card" ? "any" : undefined);
  },
);

it("a method that Stripe does not offer gets no session", async () => {
  await expect(stripe.createSession(newRequest("bankTransfer"))).rejects.toThrow("bankTransfer");
});

describe("a dispute", () => {
  it("takes the money, and gives it back later if it is won", async () => {
    const { id, session, attempt } = await paid();
    pass(60);
    till.books.dispute(session, attempt, 1000);
    const taken = await stripe.retrieve(id);
    expect(taken).toMatchObject({ state: "Captured", chargedBack: 1000, disputedAt: new Date("2026-11-28T12:01:00Z") });
    pass(86_400);
    till.books.winDisputes(session, attempt);
    const back = await stripe.retrieve(id);
    expect(back).toMatchObject({ chargedBack: 0, disputedAt: new Date("2026-11-29T12:01:00Z") });
  });

  it("keeps the rest of the payment from being refunded while it stands", async () => {
    const { id, session, attempt } = await paid();
    till.books.dispute(session, attempt, 1000);
    const refund = { idempotencyKey: randomUUID(), providerPaymentId: id, amount: cents(1000) };
    expect(await stripe.refund(refund)).toBe("Refused");
  });

  it("is standing or over by its status if the bank took and gave the money within one second", async () => {
    const { id, session, attempt } = await paid();
    till.books.dispute(session, attempt, 1000);
    till.books.winDisputes(session, attempt);
    expect(await stripe.retrieve(id)).toMatchObject({ chargedBack: 0 });
    for (const { movements } of attempt.disputes) movements.push({ at: now, amount: -1000 });
    expect(await stripe.retrieve(id)).toMatchObject({ chargedBack: 0 });
  });

  it("throws if it is in another currency than its payment", async () => {
    const { id, session, attempt } = await paid();
    till.books.dispute(session, attempt, 1000);
    expect(await stripe.retrieve(id)).toMatchObject({ chargedBack: 1000 });
    for (const dispute of attempt.disputes) dispute.currency = "usd";
    await expect(stripe.retrieve(id)).rejects.toThrow("another currency");
  });

  it("counts for nothing while it has moved no money, as an inquiry", async () => {
    const { id, session, attempt } = await paid();
    till.books.dispute(session, attempt);
    for (const { movements } of attempt.disputes) movements.length = 0;
    expect(await stripe.retrieve(id)).toMatchObject({ chargedBack: 0, disputedAt: null });
  });
});

it("a capture of a part is reported as that part", async () => {
  const { id } = await stripe.createSession(newRequest());
  const session = till.books.session(id);
  till.books.capture(session, till.books.begin(session, "processing"), 4000);
  expect(await stripe.retrieve(id)).toMatchObject({ state: "Captured", paid: 4000 });
});

it("lists are read to their end, although each page has two items, and without other users of the account", async () => {
  till.paging.most = 2;
  const ids = [];
  for (let count = 0; count < 5; count += 1) {
    const { id, session, attempt } = await paid();
    ids.push(id);
    till.books.refund(session, attempt, 100 * (count + 1), null);
  }
  const foreign = till.books.open("", 100, "eur", {});
  Object.assign(foreign, { reference: undefined });
  till.books.capture(foreign, till.books.begin(foreign, "unseen"));
  const since = await stripe.listSince(now, now);
  expect(new Set(since.map(({ providerPaymentId }) => providerPaymentId))).toEqual(new Set(ids));
  const begun = await stripe.listBegun(new Date(now.getTime() - 1000), now);
  expect(begun.map(({ refunded }) => refunded).toSorted((one, other) => one - other)).toEqual([
    100, 200, 300, 400, 500,
  ]);
  expect(await stripe.retrieve(foreign.id)).toBeUndefined();
});

it("a payment of another shop with the same account is told as foreign", async () => {
  const { id } = await paid();
  const other = makeStripeProvider(stripeAccount(readEnvironment(till.variables)), {
    ...parts,
    shop: "https://other.example",
  });
  expect(await stripe.retrieve(id)).toMatchObject({ isForeign: false });
  expect(await other.retrieve(id)).toMatchObject({ isForeign: true });
  expect(await other.listBegun(new Date(now.getTime() - 1000), now)).toMatchObject([{ isForeign: true }]);
});

it("a payment that can't be read is left out of a list, unless none can be read", async () => {
  const ids = [(await paid()).id, (await paid()).id];
  till.faults.push(null, "refused");
  const told = (await stripe.listSince(now, now)).map(({ providerPaymentId }) => providerPaymentId);
  expect([...told, ...warned].toSorted()).toEqual(ids.toSorted());
  expect(told).toHaveLength(1);
  till.faults.push(null, "refused", "refused");
  await expect(stripe.listSince(now, now)).rejects.toThrow("403");
});

it("a payment belongs to one of two spans that meet in the middle of its second", async () => {
  const { id } = await paid();
  const middle = new Date("2026-11-28T12:00:00.200Z");
  const before = await stripe.listBegun(new Date(middle.getTime() - 5000), middle);
  const after = await stripe.listBegun(middle, new Date(middle.getTime() + 5000));
  expect([...before, ...after].map(({ providerPaymentId }) => providerPaymentId)).toEqual([id]);
});

describe("a vendor that fails", () => {
  it.each(["lost", "away", "busy"] as const)(
    "makes one session of a request that is repeated after: %s",
    async (fault) => {
      const request = newRequest();
      till.faults.push(fault);
      await expect(stripe.createSession(request)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
      const { id } = await stripe.createSession(request);
      expect([...till.books.sessions.keys()]).toEqual([id]);
    },
  );

  it("waits for another request with the same key, and makes one session", async () => {
    const request = newRequest();
    till.faults.push(null, "inUse");
    const [one, other] = await Promise.all([stripe.createSession(request), stripe.createSession(request)]);
    expect(other).toEqual(one);
    expect([...till.books.sessions.keys()]).toEqual([one.id]);
  });

  it.each(["lost", "away", "busy"] as const)("refunds once a refund that is repeated after: %s", async (fault) => {
    const { id } = await paid();
    const refund = { idempotencyKey: randomUUID(), providerPaymentId: id, amount: cents(1000) };
    till.faults.push(null, null, fault);
    await expect(stripe.refund(refund)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
    till.forgetKeys();
    expect(await stripe.refund(refund)).toBe("Taken");
    expect(await stripe.retrieve(id)).toMatchObject({ refunded: 1000 });
  });
});

it("a refund of a payment that the account does not know is not refused for good", async () => {
  const request = { idempotencyKey: randomUUID(), providerPaymentId: "pi_abcdefghijklmnop", amount: cents(1) };
  await expect(stripe.refund(request)).rejects.toThrow("does not know");
});

it("errors never contain the secret with which a payment is confirmed", async () => {
  const request = newRequest();
  const { secret } = await stripe.createSession(request);
  const error: unknown = await stripe.createSession({ ...request, paid: cents(1) }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
});

it("a webhook is taken for five minutes, and also with the signature of the next secret", async () => {
  const { id } = await paid();
  const { body, headers } = till.sign(till.notices.at(-1) ?? "");
  const signature = headers["stripe-signature"] ?? "";
  const rotated = { "stripe-signature": signature.replace(",v1=", `,v1=${"0".repeat(64)},v1=`) };
  const told = [{ type: "payment_intent.succeeded", providerPaymentId: id }];
  expect(stripe.verifyWebhook(body, headers, now)).toEqual(told);
  expect(stripe.verifyWebhook(body, rotated, now)).toEqual(told);
  pass(302);
  expect(() => stripe.verifyWebhook(body, headers, now)).toThrow("not signed");
});
