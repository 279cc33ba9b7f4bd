import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MollieTill, openMollieTill } from "../../../test/payments/tills/mollie.ts";
import { readEnvironment } from "../../environment.ts";
import type { SealKey } from "../../sealed-box.ts";
import type { PaymentProvider, SessionRequest } from "../provider.ts";
import { mollieAccount } from "./account.ts";
import { mollieMethods, mollieOffer } from "./methods.ts";
import { makeMollieProvider } from "./provider.ts";

let now: Date;
let till: MollieTill;
let mollie: PaymentProvider;
let rootKeys: [SealKey, ...SealKey[]];

const rootKey = (byte: number): SealKey => ({ keyId: Buffer.alloc(8, byte), bytes: Buffer.alloc(32, byte) });
const shop = "https://shop.example";
const providerOf = (origin: string) =>
  makeMollieProvider(mollieAccount(readEnvironment(till.variables)), {
    shop: origin,
    webhookUrl: `${origin}/api/payments/webhook/mollie`,
    rootKeys: () => rootKeys,
    now: () => now,
    warn: () => {},
  });

beforeEach(async () => {
  now = new Date("2026-11-28T12:00:00.500Z");
  till = await openMollieTill(() => now);
  rootKeys = [rootKey(1)];
  mollie = providerOf(shop);
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
  payer: { countryCode: "NL" },
  returnUrl: `${shop}/payment-validation?type=top-up`,
  expiresAt: new Date(now.getTime() + 1_800_000).toISOString(),
});

async function paid(method?: SessionRequest["method"]) {
  const { id } = await mollie.createSession(newRequest(method));
  const session = till.books.session(id);
  const attempt = till.books.begin(session, "unseen");
  till.books.capture(session, attempt);
  return { id, session, attempt };
}

const methods = Object.keys(mollieOffer.methods) as SessionRequest["method"][];

it.each(methods)("a session of %s leads to that method's page, and back with the payment's id", async (method) => {
  const made = await mollie.createSession(newRequest(method));
  expect(made).toMatchObject({ method, redirectUrl: expect.stringMatching(/^https:/) });
  const { sent } = till.books.session(made.id);
  expect(sent).toMatchObject({
    method: mollieMethods[method],
    redirectUrl: `${shop}/payment-validation?type=top-up&paymentId=${made.id}`,
    webhookUrl: expect.stringMatching(/^https:\/\/shop\.example\/api\/payments\/webhook\/mollie\?key=[\w-]{43}$/),
  });
});

it("a method that Mollie does not offer gets no session", async () => {
  await expect(mollie.createSession(newRequest("sepaDebit"))).rejects.toThrow("sepaDebit");
});

describe("webhooks, which are not signed", () => {
  const verify = (text: string, key: string | undefined) => mollie.verifyWebhook(Buffer.from(text), {}, now, key);

  it("a webhook needs the key of its own payment, which may be of a former root key", async () => {
    const [one, other] = [await paid(), await paid()];
    const { key } = till.sign(`id=${one.id}`);
    const told = [{ type: "payment", providerPaymentId: one.id }];
    expect(verify(`id=${one.id}`, key)).toEqual(told);
    expect(verify(`id=${one.id}&testByMollie=1`, key)).toEqual(told);
    for (const wrong of [undefined, "", "x", key?.slice(1), till.sign(`id=${other.id}`).key]) {
      expect(() => verify(`id=${one.id}`, wrong)).toThrow("does not have the payment's key");
    }
    expect(() => verify("id=../x", key)).toThrow("can't be read");
    rootKeys = [rootKey(2), rootKey(1)];
    expect(verify(`id=${one.id}`, key)).toEqual(told);
    rootKeys = [rootKey(2)];
    expect(() => verify(`id=${one.id}`, key)).toThrow("does not have the payment's key");
  });
});

describe("sessions", () => {
  it("a session stays open while somebody is on their bank's page, and ends there", async () => {
    const { id, ...session } = await mollie.createSession(newRequest("ideal"));
    till.books.begin(till.books.session(id), "action");
    const made = { sessionId: id, reference: "", paid: cents(4250), currencyCode: session.currencyCode };
    expect(await mollie.cancel(made)).toMatchObject({ state: "Open", providerPaymentId: null });
    pass(1000);
    expect(await mollie.lookUp(made)).toMatchObject({ state: "Expired", providerPaymentId: null });
  });

  it("a session is given again, without an error, after it was paid", async () => {
    const request = newRequest();
    const first = await mollie.createSession(request);
    const session = till.books.session(first.id);
    till.books.capture(session, till.books.begin(session, "unseen"));
    expect(await mollie.createSession(request)).toEqual(first);
  });

  it.each(["lost", "away", "busy"] as const)(
    "one session is made by a request that is repeated after: %s",
    async (fault) => {
      for (const before of [[], [null]]) {
        const request = newRequest();
        const count = till.books.sessions.size;
        till.faults.push(...before, fault);
        await expect(mollie.createSession(request)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
        const { id } = await mollie.createSession(request);
        expect(till.books.sessions.size).toBe(count + 1);
        expect(till.books.session(id).sent["webhookUrl"]).toContain("key=");
      }
    },
  );
});

describe("refunds", () => {
  it("a second refund of the same sum waits for an hour, because the vendor takes it for the first one", async () => {
    const { id } = await paid();
    const part = () => ({ idempotencyKey: randomUUID(), providerPaymentId: id, amount: cents(1000) });
    expect(await mollie.refund(part())).toBe("Taken");
    const second = part();
    await expect(mollie.refund(second)).rejects.toThrow("duplicate refund");
    pass(3601);
    expect(await mollie.refund(second)).toBe("Taken");
    expect(await mollie.retrieve(id)).toMatchObject({ refunded: 2000 });
  });

  it("no refund returns what a bank has taken back", async () => {
    const { id, session, attempt } = await paid();
    till.books.dispute(session, attempt, 4000);
    const refund = { idempotencyKey: randomUUID(), providerPaymentId: id, amount: cents(1000) };
    expect(await mollie.refund(refund)).toBe("Refused");
  });

  it("a refund that the vendor refuses although enough is left is sent again for a year", async () => {
    const { id, session, attempt } = await paid();
    till.books.unpayable.add(attempt);
    const refund = { idempotencyKey: randomUUID(), providerPaymentId: id, amount: cents(1000) };
    await expect(mollie.refund(refund)).rejects.toThrow("not enough balance");
    till.books.unpayable.clear();
    expect(await mollie.refund(refund)).toBe("Taken");
    pass(366 * 86_400);
    expect(await mollie.refund({ ...refund, idempotencyKey: randomUUID() })).toBe("Refused");
    expect(session.attempts[0]?.refunds).toHaveLength(1);
  });

  it("a refund of a payment that the account does not know is not refused for good", async () => {
    const request = { idempotencyKey: randomUUID(), providerPaymentId: "tr_abcdefghijklmnop", amount: cents(1) };
    await expect(mollie.refund(request)).rejects.toThrow("does not know");
  });
});

describe("lists", () => {
  const around = (seconds: number) => [new Date(now.getTime() - seconds * 1000), now] as const;

  it("a list is read to its end, although each page has two items, and without other users of the account", async () => {
    till.paging.most = 2;
    const ids = [];
    for (let count = 0; count < 5; count += 1) {
      const { id, session, attempt } = await paid();
      ids.push(id);
      till.books.refund(session, attempt, 100 * (count + 1), null);
    }
    const foreign = till.books.open("", 100, "JPY", { method: "creditcard" });
    till.books.capture(foreign, till.books.begin(foreign, "unseen"));
    const since = await mollie.listSince(...around(0));
    expect(new Set(since.map(({ providerPaymentId }) => providerPaymentId))).toEqual(new Set(ids));
    pass(1);
    const begun = await mollie.listBegun(...around(5));
    expect(begun.map(({ refunded }) => refunded).toSorted((one, other) => one - other)).toEqual([
      100, 200, 300, 400, 500,
    ]);
    expect(await mollie.retrieve(foreign.id)).toBeUndefined();
  });

  it("a list tells a chargeback that was withdrawn months later, and a refund that failed a day later", async () => {
    const [disputed, refunded] = [await paid(), await paid()];
    till.books.dispute(disputed.session, disputed.attempt);
    pass(100 * 86_400);
    till.books.refund(refunded.session, refunded.attempt, 700, "key");
    pass(86_400);
    till.books.winDisputes(disputed.session, disputed.attempt);
    till.books.failRefund(refunded.session, refunded.attempt);
    const told = await mollie.listSince(...around(60));
    expect(told).toContainEqual(
      expect.objectContaining({
        providerPaymentId: disputed.id,
        chargedBack: 0,
        disputedAt: new Date("2027-03-09T12:00:00Z"),
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ providerPaymentId: refunded.id, refunded: 700, refundsBack: 700, backKeys: ["key"] }),
    );
    expect(await mollie.listSince(...around(60))).toHaveLength(2);
  });

  it("a list goes on without one chargeback that can't be read, whoever's it is", async () => {
    const odd = await paid();
    till.books.dispute(odd.session, odd.attempt, 1000);
    for (const dispute of odd.attempt.disputes) dispute.currency = "";
    await expect(mollie.retrieve(odd.id)).rejects.toThrow("currency");
    const { id } = await paid();
    expect(await mollie.listSince(...around(0))).toMatchObject([{ providerPaymentId: id }]);
  });

  it("a list says which payments another shop with the same account made", async () => {
    const { id } = await paid();
    expect(await mollie.retrieve(id)).toMatchObject({ isForeign: false });
    expect(await providerOf("https://other.example").listSince(...around(0))).toMatchObject([{ isForeign: true }]);
  });
});

it("the account that paid counts as the card of an iDEAL payment, and of Bancontact none is told", async () => {
  const cardOf = async (method: "ideal" | "bancontact") => (await mollie.retrieve((await paid(method)).id))?.card;
  expect(await cardOf("ideal")).toEqual({ fingerprint: "NL91ABNA0417164300", country: "NL" });
  expect(await cardOf("bancontact")).toBeUndefined();
});

it("a chargeback in another currency than its payment throws", async () => {
  const { id, session, attempt } = await paid();
  till.books.dispute(session, attempt, 1000);
  for (const dispute of attempt.disputes) dispute.currency = "USD";
  await expect(mollie.retrieve(id)).rejects.toThrow("another currency");
});
