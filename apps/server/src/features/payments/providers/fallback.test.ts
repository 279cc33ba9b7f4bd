import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addAddress, topUp } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { refundCapture } from "../index.ts";
import { settle } from "../settle.ts";
import { away, bankOf, openRoom, sessionsOf, unavailable } from "./two-banks.fixture.ts";

const RETURN_URL = "https://shop.example/payment-validation?type=top-up";

let shop: Shop;
let mara: TestPerson;
let addressId: string;

/** A shop whose only provider is not reachable, so that its payments have no session yet. */
beforeAll(async () => {
  shop = await openShop({
    PAYMENT_PROVIDER: "checkoutcom",
    CHECKOUT_SECRET_KEY: "sk_abcdefghijklmnop",
    CHECKOUT_PUBLIC_KEY: "pk_abcdefghijklmnop",
    CHECKOUT_WEBHOOK_KEY: "a key for webhooks",
    CHECKOUT_CHANNEL_ID: "pc_abcdefghijklmnop",
    CHECKOUT_API_URL: "http://127.0.0.1:9",
    PAYMENT_PROVIDERS_CLOSING: "sandbox",
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const roomWith = (...banks: Parameters<typeof openRoom> extends [Shop, ...infer Banks] ? Banks : never) =>
  openRoom(shop, ...banks);

/** Begins a top-up that has no session yet. */
async function begin() {
  expect((await topUp(shop, mara, { addressId, key: randomUUID() })).status).toBe(503);
  const { paymentId } = await readPayment();
  return { userId: mara.userId, paymentId };
}

async function readPayment() {
  const row = shop.owner.connection.selectFrom("payments").selectAll().where("userId", "=", mara.userId);
  return row.executeTakeFirstOrThrow();
}

async function quarantined(paymentId: string): Promise<number> {
  const query = sql`select 1 from quarantined_captures where payment_id = ${paymentId}`;
  return (await query.execute(shop.owner.connection)).rows.length;
}

describe("a payment whose provider is down", () => {
  it("gets its session from the next provider, and a retry gets the same session", async () => {
    const [first, second] = [away(), bankOf("sandbox")];
    const { payments } = roomWith(first, second);
    const key = await begin();
    const { session } = await payments.openSession(key, RETURN_URL);
    expect(session.provider).toBe("sandbox");
    expect((await payments.openSession(key, RETURN_URL)).session).toEqual(session);
    expect(sessionsOf(second)).toEqual([session.id]);
    expect(await readPayment()).toMatchObject({ provider: "sandbox", leftProviders: ["checkoutcom"], method: "card" });
    const shown = await shop.call("getPayment", { params: { id: key.paymentId } }, await makeAdmin(shop));
    expect(shown.body).toMatchObject({ provider: "sandbox", leftProviders: ["checkoutcom"] });
  });

  it("stays pending if every provider is down, and a retry continues", async () => {
    let isDown = true;
    const second = bankOf("sandbox", (own) => ({
      createSession: (request) => (isDown ? unavailable() : own.createSession(request)),
    }));
    const { payments } = roomWith(away(), second);
    const key = await begin();
    await expect(payments.openSession(key, RETURN_URL)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
    expect(await readPayment()).toMatchObject({ status: "Pending", sessionId: null });
    isDown = false;
    expect((await payments.openSession(key, RETURN_URL)).session.provider).toBe("sandbox");
  });

  it("stays with its provider if that refuses the session for another reason", async () => {
    const first = bankOf("checkoutcom", () => ({ createSession: () => Promise.reject(new Error("refused with 422")) }));
    const second = bankOf("sandbox");
    const { payments } = roomWith(first, second);
    await expect(payments.openSession(await begin(), RETURN_URL)).rejects.toThrow("refused with 422");
    expect(sessionsOf(second)).toEqual([]);
  });

  it("stays with its provider if the next one needs an address that it does not have", async () => {
    const second = bankOf("checkoutcom");
    const { payments } = roomWith(away("sandbox"), second, ["sandbox", "checkoutcom"]);
    const key = await begin();
    const row = shop.owner.connection.updateTable("payments").where("paymentId", "=", key.paymentId);
    await row.set({ provider: "sandbox", address: '{"countryCode":"NL"}' }).execute();
    await expect(payments.openSession(key, RETURN_URL)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
    expect(sessionsOf(second)).toEqual([]);
  });

  it("stays with its provider once it has a session", async () => {
    const [first, second] = [bankOf("checkoutcom"), bankOf("sandbox")];
    const key = await begin();
    const { session } = await roomWith(first, second).payments.openSession(key, RETURN_URL);
    const { payments } = roomWith(away(), second);
    expect((await payments.openSession(key, RETURN_URL)).session).toEqual(session);
    expect(sessionsOf(second)).toEqual([]);
  });

  it("does not move once it has ended", async () => {
    const { payments } = roomWith(away(), bankOf("sandbox"));
    const key = await begin();
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
    await payments.jobs.find(({ name }) => name === "watch-payments")?.run();
    expect((await readPayment()).status).toBe("Failed");
    await expect(payments.openSession(key, RETURN_URL)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
    expect(await readPayment()).toMatchObject({ provider: "checkoutcom", leftProviders: [] });
  });
});

describe("a provider that made a session and whose response was lost", () => {
  const loses = () =>
    bankOf("checkoutcom", (own) => ({
      createSession: (request) => own.createSession(request).then(unavailable),
    }));

  it("ends its session without ending the payment, which the next provider takes", async () => {
    const [first, second] = [loses(), bankOf("sandbox")];
    const { parts, payments } = roomWith(first, second);
    const key = await begin();
    const { session } = await payments.openSession(key, RETURN_URL);
    const [lost = ""] = sessionsOf(first);
    await settle({ ...parts, provider: first.provider }, { ...first.bank.peek(lost), state: "Expired" });
    expect((await readPayment()).status).toBe("Pending");
    second.bank.begin(session.id, ["captured"]);
    second.bank.step(session.id);
    await settle({ ...parts, provider: second.provider }, second.bank.peek(session.id));
    await settle({ ...parts, provider: first.provider }, { ...first.bank.peek(lost), state: "Expired" });
    expect((await readPayment()).status).toBe("Success");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("has its money quarantined, before and after the payment is paid", async () => {
    const [first, second] = [loses(), bankOf("sandbox")];
    const { parts, payments } = roomWith(first, second);
    const key = await begin();
    const { session } = await payments.openSession(key, RETURN_URL);
    const [lost = ""] = sessionsOf(first);
    first.bank.begin(lost, ["captured", "chargeback"]);
    first.bank.step(lost);
    await settle({ ...parts, provider: first.provider }, first.bank.peek(lost));
    expect([await balanceOf(shop, mara), await quarantined(key.paymentId)]).toEqual([0, 1]);
    second.bank.begin(session.id, ["captured"]);
    second.bank.step(session.id);
    await settle({ ...parts, provider: second.provider }, second.bank.peek(session.id));
    first.bank.step(lost);
    await settle({ ...parts, provider: first.provider }, first.bank.peek(lost));
    expect([await balanceOf(shop, mara), await quarantined(key.paymentId)]).toEqual([5000, 1]);
    expect(await readPayment()).toMatchObject({ status: "Success", provider: "sandbox", chargedBackCents: 0 });
  });
});

it("a capture at a provider that a payment has left does not hold the payment once an operator refunds it", async () => {
  const first = bankOf("checkoutcom", (own) => ({
    createSession: (request) => own.createSession(request).then(unavailable),
  }));
  const second = bankOf("sandbox");
  const { parts, payments } = roomWith(first, second);
  const { paymentId } = await begin();
  await payments.openSession({ userId: mara.userId, paymentId }, RETURN_URL);
  const [lost = ""] = sessionsOf(first);
  first.bank.begin(lost, ["captured"]);
  first.bank.step(lost);
  const report = () => settle({ ...parts, provider: first.provider }, first.bank.peek(lost));
  await report();
  expect(await readPayment()).toMatchObject({ status: "Pending", quarantinedAt: null, nextCheckAt: expect.any(Date) });
  const { rows } = await sql<{ captureId: string }>`
    select capture_id from quarantined_captures where payment_id = ${paymentId}`.execute(shop.owner.connection);
  const at = new Date(shop.clock.now);
  await parts.db.transaction().execute((tx) => refundCapture(tx, rows[0]?.captureId ?? "", at));
  const run = (name: string) => Promise.all(payments.jobs.filter((job) => job.name === name).map((job) => job.run()));
  await run("send-refunds");
  await report();
  shop.clock.now = new Date(at.getTime() + 31 * 60_000);
  await run("watch-payments");
  expect(await readPayment()).toMatchObject({ status: "Failed", quarantinedAt: null });
  expect(first.bank.peek(lost).refunded).toBe(first.bank.peek(lost).paid);
});

it("leaves one live session if retries race while the first provider answers only some", async () => {
  let calls = 0;
  const first = bankOf("checkoutcom", (own) => ({
    createSession: (request) => ((calls += 1) % 2 === 0 ? own.createSession(request) : unavailable()),
  }));
  const second = bankOf("sandbox");
  const { payments } = roomWith(first, second);
  const key = await begin();
  const opened = await Promise.all(Array.from({ length: 8 }, () => payments.openSession(key, RETURN_URL)));
  const ids = new Set(opened.map(({ session }) => session.id));
  expect(ids.size).toBe(1);
  const kept = opened[0]?.session.provider;
  for (const { bank, provider } of [first, second]) {
    // Unseen sessions of the payment's own provider are left alone, because its cancelling may end the shown one.
    const state = provider.name === kept ? "Open" : "Cancelled";
    expect([...bank.accounts.values()].filter(({ payment }) => payment.state !== state)).toEqual([]);
  }
});

describe("a provider that takes no new payments any more", () => {
  it("passes payments without a session on, and settles those that have one", async () => {
    const [first, second] = [bankOf("checkoutcom"), bankOf("sandbox")];
    const key = await begin();
    const { session } = await roomWith(first, second).payments.openSession(key, RETURN_URL);
    const closing = roomWith(first, second, ["sandbox"]);
    first.bank.begin(session.id, ["captured"]);
    first.bank.step(session.id);
    const request = { isAllowed: () => true, purpose: "TopUp", mustFail: false } as const;
    const providerPaymentId = session.id.replace("ses", "pay");
    expect(await closing.payments.validate({ ...request, providerPaymentId })).toBe("Success");
    mara = await signUp(shop);
    addressId = await addAddress(shop, mara);
    const moved = await closing.payments.openSession(await begin(), RETURN_URL);
    expect(moved.session.provider).toBe("sandbox");
  });
});

it("shows operators a provider that takes no new payments too", async () => {
  const { provider } = (await shop.call("getShopStatus", {}, await makeAdmin(shop))).body;
  expect([provider.names, provider.movesMoney]).toEqual([["checkoutcom", "sandbox"], true]);
});

describe("a former provider of the shop", () => {
  it("leaves its unseen payments to fail in time, and is looked at no more than once an hour for the others", async () => {
    const [first, second] = [bankOf("checkoutcom"), bankOf("sandbox")];
    const others = roomWith(second, second, ["sandbox"]).payments.jobs;
    const watch = () => others.find(({ name }) => name === "watch-left-payments")?.run();
    await begin();
    await watch();
    expect((await readPayment()).status).toBe("Pending");
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
    await watch();
    expect((await readPayment()).status).toBe("Failed");
    mara = await signUp(shop);
    addressId = await addAddress(shop, mara);
    await roomWith(first, second).payments.openSession(await begin(), RETURN_URL);
    shop.clock.now = new Date(shop.clock.now.getTime() + 90 * 60_000);
    await watch();
    const nextCheckAt = new Date(shop.clock.now.getTime() + 60 * 60_000);
    expect(await readPayment()).toMatchObject({ status: "Pending", nextCheckAt });
  });
});

it("validates a payment although a provider before its own refuses the shop's key", async () => {
  const first = bankOf("checkoutcom", () => ({ retrieve: () => Promise.reject(new Error("refused with 403")) }));
  const second = bankOf("sandbox");
  const { session } = await roomWith(away(), second).payments.openSession(await begin(), RETURN_URL);
  second.bank.begin(session.id, ["captured"]);
  second.bank.step(session.id);
  const { payments } = roomWith(first, second);
  const request = { isAllowed: () => true, purpose: "TopUp", mustFail: false } as const;
  const providerPaymentId = session.id.replace("ses", "pay");
  expect(await payments.validate({ ...request, providerPaymentId })).toBe("Success");
  await expect(payments.validate({ ...request, providerPaymentId: "pay_unknown" })).rejects.toThrow("refused with 403");
});

describe("the jobs", () => {
  it("check the payments of a provider also while another one hangs", async () => {
    const hangs = () => new Promise<never>(() => {});
    const [first, second] = [bankOf("checkoutcom", () => ({ listSince: hangs })), bankOf("sandbox")];
    const { payments } = roomWith(away(), second);
    const { session } = await payments.openSession(await begin(), RETURN_URL);
    second.bank.begin(session.id, ["captured"]);
    second.bank.step(session.id);
    const runs = roomWith(first, second).payments.jobs.flatMap((job) =>
      job.name === "reconcile-payments" ? [{ provider: job.provider, end: job.run() }] : [],
    );
    expect(runs.map(({ provider }) => provider)).toEqual(["checkoutcom", "sandbox"]);
    await runs.find(({ provider }) => provider === "sandbox")?.end;
    expect((await readPayment()).status).toBe("Success");
  });

  it("ask another provider first for half a minute, after three failures within a minute", async () => {
    const { parts, payments } = roomWith(away(), bankOf("sandbox"));
    const wish = { purpose: "TopUp", countryCode: "NL", currencyCode: "EUR", method: undefined } as const;
    const first = async () =>
      (await payments.chooseWay({ ...wish, amount: (await readPayment()).amountCents })).provider;
    await begin();
    for (let failures = 0; failures < 2; failures += 1) parts.providers.health.noteFailure("checkoutcom");
    expect(await first()).toBe("checkoutcom");
    parts.providers.health.noteFailure("checkoutcom");
    expect(await first()).toBe("sandbox");
    shop.clock.now = new Date(shop.clock.now.getTime() + 30_000);
    expect(await first()).toBe("checkoutcom");
  });
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
