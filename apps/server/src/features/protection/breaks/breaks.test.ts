import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import {
  browserOf,
  newEntropy,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
} from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { addAddress, topUp } from "../../../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
  await credit(shop, person, fromEuros(100));
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const begin = (body: { kind: "Break" | "Exclusion"; until?: string }, key = randomUUID()) =>
  shop.call("beginBreak", { body }, { token: person.token, key });
const reopen = () => shop.call("reopenAccount", { body: {} }, { token: person.token, key: randomUUID() });
const taken = async () => (await shop.call("getProtection", {}, person)).body.break;
const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

/** Lets the time of the person's breaks pass, as if they had begun earlier. */
const letPass = (days: number) =>
  overwrite(
    shop,
    `update breaks set began_at = began_at - make_interval(days => $2), until = until - make_interval(days => $2),
      reopens_at = reopens_at - make_interval(days => $2) where user_id = $1`,
    [person.userId, days],
  );

describe("a break", () => {
  it("begins for 24 hours at one press, and stops offers, next offers and top-ups until it has passed", async () => {
    const addressId = await addAddress(shop, person);
    const { status, body } = await begin({ kind: "Break" });
    expect([status, body.kind, body.reopensAtUtc]).toEqual([201, "Break", null]);
    expect(Math.abs(Date.parse(body.untilUtc) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect(await taken()).toEqual(body);
    const refused = { code: "TAKING_BREAK", params: { kind: "Break", untilUtc: body.untilUtc } };
    const browser = await browserOf(shop, person);
    expect(await requestOffer(shop, person, box, browser)).toMatchObject({ status: 409, body: refused });
    expect(await topUp(shop, person, { addressId })).toMatchObject({ status: 409, body: refused });
    await letPass(1);
    expect(await taken()).toBeNull();
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    // No gateway listens here.
    expect(codeOf(await topUp(shop, person, { addressId }))).toEqual([503, "GATEWAY_UNAVAILABLE"]);
  });

  it("ends the offers from before it, also for when it is over", async () => {
    const reveal = await prepareReveal(shop, person, box);
    await begin({ kind: "Break" });
    await letPass(1);
    expect(codeOf(await sendReveal(shop, box, reveal))).toEqual([409, "ACCOUNT_BLOCKED"]);
    expect(await balanceOf(shop, person)).toBe(10_000);
  });

  it("gets no next offer with the replay of an opening from before it", async () => {
    const next = { entropyHash: sha256(newEntropy()), version: 3 as const };
    const reveal = { ...(await prepareReveal(shop, person, box)), next };
    expect((await sendReveal(shop, box, reveal, person)).body.nextOffer).not.toBeNull();
    await begin({ kind: "Break" });
    expect((await sendReveal(shop, box, reveal, person)).body.nextOffer).toBeNull();
  });

  it("cancels a raise of a limit that waits", async () => {
    const set = (amount: number | null) =>
      shop.call("setLimit", { body: { kind: "Spend", period: "day", amount } }, { ...person, key: randomUUID() });
    await set(10);
    expect((await set(null)).body.limits).toMatchObject([{ amount: 10, raise: { amount: null } }]);
    await begin({ kind: "Break" });
    const { limits, history } = (await shop.call("getProtection", {}, person)).body;
    expect(limits).toMatchObject([{ amount: 10, raise: null }]);
    expect(history[0]).toMatchObject({ change: "RequestCancelled", amount: 10 });
    const confirmed = await shop.call("confirmLimit", { params: { id: limits[0]?.id ?? "" } }, person);
    expect(codeOf(confirmed)).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("lasts at least 24 hours, also if its request says a little less", async () => {
    const { untilUtc } = (await begin({ kind: "Break", until: inDays(0.91) })).body;
    expect(Math.abs(Date.parse(untilUtc) - Date.now() - DAY_MS)).toBeLessThan(60_000);
  });

  it("lets a person sell what they have", async () => {
    const { openings } = (await openBoxes(shop, person, box)).body;
    await begin({ kind: "Break" });
    const { inventoryItemId = "", sellPrice = 0 } = openings[0] ?? {};
    const request = { params: { id: inventoryItemId }, body: { expectedSellPrice: sellPrice } };
    expect((await shop.call("sellInventoryItem", request, { token: person.token, key: randomUUID() })).status).toBe(
      200,
    );
  });

  it("is never shortened by another one, and a repeated request begins none", async () => {
    const long = (await begin({ kind: "Break", until: inDays(30) })).body;
    const key = randomUUID();
    const [first, again] = [await begin({ kind: "Break" }, key), await begin({ kind: "Break" }, key)];
    expect([first.body, again.body]).toEqual([long, long]);
    expect(await taken()).toEqual(long);
    const rows = await shop.owner.connection.selectFrom("breaks").where("userId", "=", person.userId).execute();
    expect(rows).toHaveLength(2);
  });

  it("is read from two rows, however many breaks a person has begun", async () => {
    const { body } = await begin({ kind: "Break", until: inDays(30) });
    await overwrite(
      shop,
      `insert into breaks select $1, gen_random_uuid(), kind, now() - interval '400 days', now() - place * interval '1 hour',
        case kind when 'Exclusion' then now() - interval '1 minute' end
      from generate_series(1, 5000) as place, unnest(array['Break', 'Exclusion']) as kind`,
      [person.userId],
    );
    expect(await taken()).toEqual(body);
    await overwrite(shop, "analyze breaks", []);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select * from breaks where user_id = ${person.userId} and kind = 'Break'
      order by until desc limit 1`.execute(shop.owner.connection);
    expect(rows.map((row) => row["QUERY PLAN"]).join()).toContain("breaks_by_end");
  });

  it.each([
    ["Break", 0.5],
    ["Break", 190],
    ["Break", -1],
    ["Exclusion", 100],
    ["Exclusion", 2_000],
  ] as const)("a %s of %d days is refused", async (kind, days) => {
    const response = await begin({ kind, until: inDays(days) });
    expect([...codeOf(response), Object.keys(JSON.parse(response.text).errors)]).toEqual([
      400,
      "VALIDATION_FAILED",
      ["until"],
    ]);
  });

  it("charges nothing after its answer, however many reveals are under way", async () => {
    const reveals = await Promise.all(Array.from({ length: 4 }, () => prepareReveal(shop, person, box)));
    const sending = reveals.map((reveal) => sendReveal(shop, box, reveal));
    await begin({ kind: "Break" });
    const left = await balanceOf(shop, person);
    await Promise.all(sending);
    expect(await balanceOf(shop, person)).toBe(left);
  });

  it("can't be changed with the rights of the application", async () => {
    await begin({ kind: "Break" });
    for (const change of [
      sql`update breaks set until = now()`,
      sql`delete from breaks`,
      sql`insert into breaks values (${person.userId}, gen_random_uuid(), 'Break', now(), now() + interval '1 day')`,
    ]) {
      await expect(change.execute(shop.database.connection)).rejects.toThrow("permission denied");
    }
  });
});

describe("an exclusion", () => {
  const exclude = () => begin({ kind: "Exclusion", until: inDays(185) });

  it("does not end by itself: its person asks to reopen after its time, and waits 24 hours", async () => {
    const { untilUtc } = (await exclude()).body;
    expect(codeOf(await reopen())).toEqual([409, "STATUS_CONFLICT"]);
    await letPass(186);
    const ended = { kind: "Exclusion", untilUtc: new Date(Date.parse(untilUtc) - 186 * DAY_MS).toISOString() };
    expect(await taken()).toEqual({ ...ended, reopensAtUtc: null });
    const { reopensAtUtc } = (await reopen()).body;
    expect(Math.abs(Date.parse(reopensAtUtc ?? "") - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect(codeOf(await reopen())).toEqual([409, "STATUS_CONFLICT"]);
    expect(codeOf(await openBoxes(shop, person, box))).toEqual([409, "TAKING_BREAK"]);
    await letPass(1);
    expect(await taken()).toBeNull();
    expect((await openBoxes(shop, person, box)).status).toBe(200);
  });

  it("outlasts a break, and needs an end", async () => {
    const { body } = await exclude();
    await begin({ kind: "Break" });
    expect(await taken()).toEqual(body);
    expect(codeOf(await begin({ kind: "Exclusion" }))).toEqual([400, "VALIDATION_FAILED"]);
  });
});
