import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { newEntropy, type OpenBody, openBoxes, prepareReveal, sendReveal, sha256 } from "./browser.ts";

/** Replays allowed per person in ten seconds. */
const REPEATS = 20;

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1" });
  box = await stockBox(shop);
});
afterAll(() => shop.close());
let visitors = 0;
beforeEach(async () => {
  person = await customer();
});

/** Registers each person from another IP address, because registrations per address are limited. */
async function customer(): Promise<TestPerson> {
  visitors += 1;
  const ip = `198.51.100.${visitors}`;
  const somebody = await signUp({ call: (name, input, options) => shop.call(name, input, { ip, ...options }) });
  await credit(shop, somebody, fromEuros(1_000));
  return somebody;
}

const send = (reveal: OpenBody) => sendReveal(shop, box, reveal);
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);

/** Sends a reveal that already has its record, until the person's limit of replays is reached. */
const useUp = (reveal: OpenBody) => Promise.all(Array.from({ length: REPEATS }, () => send(reveal)));

/** Holds the lock of the person's fairness row during `act`, as an opening that does not end would. */
async function whileLocked({ userId }: TestPerson, act: () => Promise<void>): Promise<void> {
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`select from fairness_states where user_id = ${userId} for update`.execute(tx);
    await act();
  });
}

describe("a replayed reveal", () => {
  it("gets its record at once while an opening of the person holds their lock", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const first = await send(reveal);
    await whileLocked(person, async () => {
      expect((await send(reveal)).text).toBe(first.text);
    });
  });

  it("needs no lock in the database either, for a process that does not know it", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const other = await prepareReveal(shop, person, box);
    await send(reveal);
    const { rows } = await sql<{ hash: Buffer; before: Buffer }>`
      select hash, sha256('') as before from records where user_id = ${person.userId}`.execute(shop.owner.connection);
    const opening = {
      userId: person.userId,
      nonce: 0,
      before: `\\x${rows[0]?.before.toString("hex")}`,
      offerHash: `\\x${sha256(other.offer.text)}`,
    };
    await whileLocked(person, async () => {
      const { rows: results } = await sql<{ result: { outcome: string }[] }>`
        select command.open_lootboxes(array[jsonb_populate_record(null::command.opening, ${JSON.stringify(opening)}::jsonb)]) as result`.execute(
        shop.database.connection,
      );
      expect(results[0]?.result[0]?.outcome).toBe("ended");
    });
  });

  it("is limited by its person, and its record stands", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const first = await send(reveal);
    const replays = await useUp(reveal);
    expect(new Set(replays.map(({ text }) => text))).toEqual(new Set([first.text]));
    const limited = await send(reveal);
    expect([limited.status, JSON.parse(limited.text).code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    const { items } = (await shop.call("listOpenings", { query: {} }, person)).body;
    expect(items.map(({ record }) => record)).toEqual([first.body.receipt]);
  });

  it("counts whichever offer of an ended nonce it is for, with and without a next offer", async () => {
    const [first, ...others] = await Promise.all([0, 1, 2].map(() => prepareReveal(shop, person, box)));
    if (first === undefined) throw new Error("there is no offer");
    await send(first);
    const next = { entropyHash: sha256(newEntropy()) };
    const all = [first, { ...first, next }, ...others];
    const sent = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) => send(all[index % all.length] ?? first)),
    );
    expect(new Set(statusesOf(sent))).toEqual(new Set([200, 409]));
    expect(statusesOf(await Promise.all(all.map(send)))).toEqual(all.map(() => 429));
  });

  it("costs nobody else a call, and its person no opening", async () => {
    const reveal = await prepareReveal(shop, person, box);
    await send(reveal);
    await useUp(reveal);
    expect((await send(reveal)).status).toBe(429);
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    expect((await openBoxes(shop, await customer(), box)).status).toBe(200);
  });
});

it("sends of a reveal at once never keep it from its first record", async () => {
  const reveal = await prepareReveal(shop, person, box);
  const responses = await Promise.all(Array.from({ length: 40 }, () => send(reveal)));
  const opened = responses.filter(({ status }) => status === 200);
  expect(new Set(statusesOf(responses))).toEqual(new Set([200, 429]));
  expect(opened).toHaveLength(REPEATS + 1);
  expect(new Set(opened.map(({ text }) => text)).size).toBe(1);
});
