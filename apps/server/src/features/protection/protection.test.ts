import { randomUUID } from "node:crypto";
import type { LimitKind, LimitPeriod, Market } from "@trove/contract";
import { fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import {
  browserOf,
  newEntropy,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
} from "../../../test/openings/browser.ts";
import { addAddress, cards, payWith, topUp, validate } from "../../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../../test/people/people.ts";
import { ageLimits } from "../../../test/protection/age-limits.ts";
import { setMarkets } from "../../../test/protection/markets.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

const HOUR_MS = 3_600_000;

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

type Customer = TestPerson & { addressId: string };

async function customer(country = "NL"): Promise<Customer> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  return { ...person, addressId: await addAddress(shop, person, country) };
}

/** Signs the person in again, because sessions end while the clock moves. */
async function later<Person extends TestPerson>(person: Person, hours: number): Promise<Person> {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR_MS);
  const login = { emailOrUserName: person.userName, password: person.password };
  return { ...person, token: (await shop.call("login", { body: login })).body.token };
}

const limit = (person: TestPerson, kind: LimitKind, period: LimitPeriod, amount: number | null) =>
  shop.call("setLimit", { body: { kind, period, amount } }, { token: person.token, key: randomUUID() });
const confirm = (person: TestPerson, id: string) =>
  shop.call("confirmLimit", { params: { id } }, { token: person.token, key: randomUUID() });
const protectionOf = async (person: TestPerson) => (await shop.call("getProtection", {}, person)).body;
const offer = async (person: TestPerson, quantity = 1) =>
  requestOffer(shop, person, box, await browserOf(shop, person), { quantity });
const refusalOf = ({ status, text }: { status: number; text: string }) => {
  const { code, params } = status < 300 ? { code: "accepted" } : JSON.parse(text);
  return params === undefined ? { code } : { code, ...params };
};
const price = () => toEuros(box.price);
const acknowledge = (person: TestPerson, what: "RealityCheck" | "Report" | "LimitChoice") =>
  shop.call("acknowledgeCheck", { body: { what } }, person);
const market = (changed: Partial<Market>) => setMarkets(shop, { DE: changed });

describe("limits", () => {
  it("limits count at once when they are first set or lowered, and wait when they are raised", async () => {
    const mara = await customer();
    const first = await limit(mara, "Deposit", "month", 100);
    expect(first.body.limits).toMatchObject([{ kind: "Deposit", period: "month", amount: 100, raise: null }]);
    const { id } = first.body.limits[0] ?? expect.fail("no limit");
    const raised = await limit(mara, "Deposit", "month", 300);
    const confirmableAtUtc = new Date(shop.clock.now.getTime() + 24 * HOUR_MS).toISOString();
    expect(raised.body.limits).toMatchObject([{ amount: 100, raise: { amount: 300, confirmableAtUtc } }]);
    expect(refusalOf(await confirm(mara, id))).toEqual({ code: "TOO_SOON", retryAtUtc: confirmableAtUtc });
    expect((await limit(mara, "Deposit", "month", 50)).body.limits).toMatchObject([{ amount: 50, raise: null }]);
    expect(refusalOf(await confirm(mara, id))).toEqual({ code: "STATUS_CONFLICT" });

    await limit(mara, "Deposit", "month", 300);
    await ageLimits(shop, mara, "24 hours");
    const confirmed = await Promise.all([1, 2, 3].map(() => confirm(mara, id)));
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await limit(mara, "Deposit", "month", null);
    await ageLimits(shop, mara, "192 hours");
    expect(refusalOf(await confirm(mara, id))).toEqual({ code: "STATUS_CONFLICT" });
    const { limits, history } = await protectionOf(mara);
    expect(limits).toMatchObject([{ amount: 300, raise: null }]);
    expect(history.map(({ change, amount }) => [change, amount])).toEqual([
      ["RaiseRequested", null],
      ["Raised", 300],
      ["RaiseRequested", 300],
      ["Set", 50],
      ["RaiseRequested", 300],
      ["Set", 100],
    ]);
    const other = await signUp(shop);
    expect(refusalOf(await confirm(other, id))).toEqual({ code: "NOT_FOUND" });
  });

  it("a process whose clock is fast confirms no raise early", async () => {
    const { now } = shop.clock;
    const mara = await customer();
    await limit(mara, "Spend", "day", 10);
    const { id = "" } = (await limit(mara, "Spend", "day", 20)).body.limits[0] ?? {};
    const refused = await confirm(await later(mara, 24), id);
    shop.clock.now = now;
    expect(refusalOf(refused)).toMatchObject({ code: "TOO_SOON" });
  });

  it("limits of top-ups hold to the cent, count what has begun, and give back what has failed", async () => {
    const mara = await customer();
    const { addressId } = mara;
    await limit(mara, "Deposit", "day", 100);
    const key = randomUUID();
    const begun = await topUp(shop, mara, { addressId, amount: 60, key });
    expect((await topUp(shop, mara, { addressId, amount: 60, key })).text).toBe(begun.text);
    expect(refusalOf(await topUp(shop, mara, { addressId, amount: 40.01 }))).toMatchObject({
      code: "LIMIT_REACHED",
      kind: "Deposit",
      period: "day",
      limit: 100,
      used: 60,
    });
    expect((await topUp(shop, mara, { addressId, amount: 40 })).status).toBe(201);
    const { paymentId } = await payWith(shop, begun.body.paymentSessionResponse, cards.declined);
    expect(await validate(shop, mara, paymentId)).toBe("Failed");
    expect((await protectionOf(mara)).used).toMatchObject([
      { depositedAmount: 40 },
      { depositedAmount: 40 },
      { depositedAmount: 40 },
    ]);
    expect((await topUp(shop, mara, { addressId, amount: 60 })).status).toBe(201);
  });

  it("limits of a market bound top-ups too, and the lower one counts", async () => {
    await market({ ceilings: { day: null, week: 80, month: null } });
    const mara = await customer("DE");
    await limit(mara, "Deposit", "week", 90);
    const refused = await topUp(shop, mara, { addressId: mara.addressId, amount: 81 });
    expect(refusalOf(refused)).toMatchObject({ code: "LIMIT_REACHED", period: "week", limit: 80, used: 0 });
    await market({});
  });

  it("limits of spending end offers, also the next one, and a kept offer passes a lowered limit once", async () => {
    const mara = await customer();
    await limit(mara, "Spend", "day", 2 * price());
    const reveal = await prepareReveal(shop, mara, box);
    const next = { entropyHash: sha256(newEntropy()) };
    const opened = await sendReveal(shop, box, { ...reveal, next }, mara);
    expect(opened.body.nextOffer).not.toBeNull();
    const kept = await prepareReveal(shop, mara, box);
    await limit(mara, "Spend", "day", 0);
    const passed = await sendReveal(shop, box, { ...kept, next }, mara);
    expect([passed.status, passed.body.nextOffer]).toEqual([200, null]);
    expect(refusalOf(await offer(mara))).toMatchObject({
      code: "LIMIT_REACHED",
      kind: "Spend",
      period: "day",
      limit: 0,
      used: 2 * price(),
    });
    const { used, session } = await protectionOf(mara);
    expect([used[0]?.spentAmount, session?.spentAmount]).toEqual([2 * price(), 2 * price()]);
  });

  it("limits of loss count the worst case of the boxes that are offered", async () => {
    const mara = await customer();
    const { least } = await shop.owner.connection
      .selectFrom("lootboxDrops")
      .select(({ fn }) => fn.min("sellPriceCents").as("least"))
      .where("lootboxId", "=", box.lootboxId)
      .executeTakeFirstOrThrow();
    const worst = box.price - least;
    await limit(mara, "Loss", "week", (2 * worst) / 100);
    expect((await offer(mara, 2)).status).toBe(200);
    await limit(mara, "Loss", "week", (2 * worst - 1) / 100);
    expect(refusalOf(await offer(mara, 2))).toMatchObject({ code: "LIMIT_REACHED", kind: "Loss", used: 0 });
    expect((await offer(mara, 1)).status).toBe(200);
  });
});

describe("checks", () => {
  it("a pace refuses the next offer until it has passed", async () => {
    await market({ pace: 3600 });
    const mara = await customer("DE");
    const reveal = await prepareReveal(shop, mara, box);
    const opened = await sendReveal(shop, box, { ...reveal, next: { entropyHash: sha256(newEntropy()) } }, mara);
    expect([opened.status, opened.body.nextOffer]).toEqual([200, null]);
    expect(refusalOf(await offer(mara))).toMatchObject({ code: "TOO_SOON", retryAtUtc: expect.any(String) });
    await sql`update protection_states set last_opened_at = last_opened_at - interval '1 hour'
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
    expect((await offer(mara)).status).toBe(200);
  });

  it("a reality check and a report state their figures, and the next offer waits until they were seen", async () => {
    await market({ realityMinutes: 60, reportHours: 24 });
    const mara = await customer("DE");
    await openBoxes(shop, mara, box, { quantity: 2 });
    await sql`update protection_states set session_from = session_from - interval '61 minutes'
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
    const reality = refusalOf(await offer(mara));
    expect(reality).toMatchObject({ code: "CHECK_DUE", what: "RealityCheck" });
    expect(reality.figures).toMatchObject({ minutes: 61, paid: 2 * price() });
    expect((await protectionOf(mara)).due).toEqual(["LimitChoice", "RealityCheck", "Report"]);
    expect((await acknowledge(mara, "RealityCheck")).body.due).toEqual(["LimitChoice", "Report"]);
    const report = refusalOf(await offer(mara));
    expect(report).toMatchObject({ code: "CHECK_DUE", what: "Report", figures: { paid: 2 * price() } });
    await acknowledge(mara, "Report");
    expect((await offer(mara)).status).toBe(200);
    const [month] = (await shop.call("reportPlay", { query: { months: 2 } }, mara)).body;
    expect(month).toMatchObject({ spentAmount: 2 * price(), openings: 2, depositedAmount: 0, soldAmount: 0 });
    expect(month?.netAmount).toBeCloseTo((month?.wonAmount ?? 0) - 2 * price(), 2);
  });

  it("a limit is asked for before the first top-up, or needed, as the market says", async () => {
    await market({ limitChoice: "Asked" });
    const mara = await customer("DE");
    const { addressId } = mara;
    const due = { code: "CHECK_DUE", what: "LimitChoice", figures: null };
    expect(refusalOf(await topUp(shop, mara, { addressId }))).toEqual(due);
    expect((await offer(mara)).status).toBe(200);
    await acknowledge(mara, "LimitChoice");
    expect((await topUp(shop, mara, { addressId })).status).toBe(201);
    await market({ limitChoice: "Required" });
    expect(refusalOf(await offer(mara))).toEqual(due);
    expect(refusalOf(await topUp(shop, mara, { addressId }))).toEqual(due);
    await limit(mara, "Deposit", "month", 500);
    expect((await offer(mara)).status).toBe(200);
    expect((await topUp(shop, mara, { addressId })).status).toBe(201);
  });

  it("offers are not dated before a period that a late top-up began, so its openings count", async () => {
    await setMarkets(shop, {});
    const mara = await customer();
    const ahead = new Date(Date.now() + 60_000);
    await sql`insert into protection_states (user_id, counted_since, day_from, day_until, week_from, week_until,
        month_from, month_until)
      values (${mara.userId}, ${ahead}, ${ahead}, ${ahead}::timestamptz + interval '1 day', ${ahead},
        ${ahead}::timestamptz + interval '7 days', ${ahead}, ${ahead}::timestamptz + interval '31 days')`.execute(
      shop.owner.connection,
    );
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
    const { rows } = await sql<{ spent: number }>`select day_spend_cents as spent from protection_states
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
    expect(rows).toEqual([{ spent: box.price }]);
  });

  it("a report is summed up once, and anew after the next opening", async () => {
    await market({ reportHours: 24 });
    const mara = await customer("DE");
    await openBoxes(shop, mara, box);
    const refused = async () => refusalOf(await offer(mara)).figures.paid;
    expect(await refused()).toBe(price());
    await acknowledge(mara, "Report");
    await openBoxes(shop, mara, box);
    await sql`update protection_states set report_seen_at = null where user_id = ${mara.userId}`.execute(
      shop.owner.connection,
    );
    expect(await refused()).toBe(2 * price());
    await market({});
  });
});
