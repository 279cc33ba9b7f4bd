import { judgeHistory, NO_HISTORY, NO_WALLET, parseOffer } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/database/connection.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { startProxy } from "../postgres-proxy.ts";
import { logRecords, runJob } from "../public-log/jobs.ts";
import { readRecordsLog } from "../public-log/reader.ts";
import { balanceOf } from "../shop/books.ts";
import { callApp } from "../shop/call-app.ts";
import { restartedWith } from "../shop/restarted-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { browserOf, newEntropy, sendReveal, sha256 } from "./browser.ts";
import { type HeldReveal, holdReveal, judge, walletOf } from "./held.ts";
import { stepClock } from "./step-clock.ts";

const keys = { JWT_SECRET: "a secret for tests, thirty-two characters", ROOT_KEY: "5a".repeat(32) };

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

/** Starts a proxy that cuts the connection when a record is committed, before the server learns of the commit. */
function cutAfterRecord() {
  let isRecorded = false;
  return startProxy(shop.appUrl, (client, message, type) => {
    if (type === "D" && message.includes("lootbox/receipt/v2")) isRecorded = true;
    if (!isRecorded) client.write(message);
    else if (type === "Z") client.destroy();
  });
}

it("a server that dies between the record and its answer: the same reveal gets the record from the next", async () => {
  const held = await holdReveal(shop, person, box, { quantity: 2 });
  const before = await balanceOf(shop, person);
  const proxy = await cutAfterRecord();
  const database = openDatabase(proxy.url, 2, () => {});
  await restartedWith({ ...shop, database }, keys, async (app) => {
    const response = await sendReveal({ call: callApp(app) }, box, held.body);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect((await judge(shop, held, response)).verdict).toBe("Unknown");
  });
  await database.close();
  proxy.stop();
  expect(await balanceOf(shop, person)).toBe(before - 998);
  const answers = [await sendReveal(shop, box, held.body), await sendReveal(shop, box, held.body)];
  expect(answers[0]?.text).toBe(answers[1]?.text);
  for (const answer of answers) expect(await judge(shop, held, answer)).toMatchObject({ verdict: "Verified" });
  expect(await balanceOf(shop, person)).toBe(before - 998);
});

it("a session that expires between offer and reveal: the record comes, only no next offer", async () => {
  const held = await holdReveal(shop, person, box);
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 13 * 3_600_000);
  expect((await shop.call("getBalance", {}, person)).status).toBe(401);
  const body = { ...held.body, next: { entropyHash: sha256(newEntropy()) } };
  const response = await sendReveal(shop, box, body, person);
  shop.clock.now = now;
  expect([response.status, response.body.nextOffer]).toEqual([200, null]);
  expect(await judge(shop, held, response)).toMatchObject({ verdict: "Verified" });
});

it("money that moves while the shop is slow: the statement explains the balance", async () => {
  const held = await holdReveal(shop, person, box);
  shop.clock.now = new Date();
  await credit(shop, person, cents(1_234));
  const response = await sendReveal(shop, box, held.body);
  expect(await judge(shop, held, response, await walletOf(shop, person))).toMatchObject({ verdict: "Verified" });
  expect((await judge(shop, held, response)).verdict).toBe("Contested");
});

it("two processes whose own clocks are a second apart: each draws under the other's offers, and nothing is asked", async () => {
  const clock = { now: new Date(shop.clock.now.getTime() + 1_000) };
  await restartedWith({ ...shop, clock }, keys, async (app) => {
    const other = { ...shop, app, call: callApp(app) };
    for (const [offering, drawing] of [
      [shop, other],
      [other, shop],
    ] as const) {
      const held = await holdReveal(offering, person, box);
      const answer = await sendReveal(drawing, box, held.body);
      expect(await judge(shop, held, answer)).toMatchObject({ verdict: "Verified" });
    }
  });
});

describe("a clock of the database that is set between offer and record", () => {
  const MINUTE_MS = 60_000;

  /** The latest time at which this offer's response can have arrived, as the browser knows it. */
  const cameBy = ({ held }: HeldReveal) =>
    new Date(Date.parse(parseOffer(held.offer.text).time) + MINUTE_MS).toISOString();

  it.for([
    [5, "Contested", ["record-now"]],
    [120, "Contested", ["record-now"]],
    [-5, "Verified", []],
    [-120, "Verified", []],
  ] as const)(
    "a clock of the database that is set between offer and record by %d minutes leads to no breach, and what follows holds",
    async ([minutes, verdict, asked]) => {
      const owner = await signUp(shop);
      await credit(shop, owner, cents(10_000));
      const holds = [await holdReveal(shop, owner, box)];
      try {
        const [first] = holds;
        if (first === undefined) throw new Error("there is no offer");
        await stepClock(shop, minutes);
        const response = await sendReveal(shop, box, first.body);
        const judged = await judge(shop, first, response, { ...NO_WALLET, cameBy: cameBy(first) });
        const open = judged.checks.filter(({ outcome }) => outcome !== "Holds").map(({ id }) => id);
        expect([judged.verdict, open]).toEqual([verdict, asked]);
        // Opens once while the clock is wrong, and once after it has been corrected.
        for (const next of [minutes, 0]) {
          await stepClock(shop, next);
          const held = await holdReveal(shop, owner, box);
          const after = await sendReveal(shop, box, held.body);
          const wallet = { ...NO_WALLET, cameBy: cameBy(held) };
          expect(await judge(shop, held, after, wallet)).toMatchObject({ verdict: "Verified" });
        }
      } finally {
        await stepClock(shop, 0);
      }
      const { items } = (await shop.call("listOpenings", { query: {} }, owner)).body;
      const { receiptKeys } = (await shop.call("getApplicationInfo")).body;
      const { judgements } = await judgeHistory(items, new Map(), NO_HISTORY, {
        userId: owner.userId,
        shopKeys: receiptKeys.map(({ publicKey }) => publicKey),
        browserKeys: [(await browserOf(shop, owner)).publicKey],
        confirmed: [],
      });
      expect(judgements.map((one) => one.verdict)).toEqual(["Recomputed", "Recomputed", "Recomputed"]);
    },
  );
});

it("a log that is late by five minutes: records hold without a place, and get one later", async () => {
  const listed = async () => (await shop.call("listOpenings", { query: { pageSize: "100" } }, person)).body.items;
  await logRecords(shop);
  const held = await holdReveal(shop, person, box);
  expect(await judge(shop, held, await sendReveal(shop, box, held.body))).toMatchObject({ verdict: "Verified" });
  shop.clock.now = new Date(shop.clock.now.getTime() + 300_000);
  expect((await listed()).at(-1)?.logIndex).toBeNull();
  const { receiptKeys } = (await shop.call("getApplicationInfo")).body;
  const { judgements } = await judgeHistory(await listed(), new Map(), NO_HISTORY, {
    userId: person.userId,
    shopKeys: receiptKeys.map(({ publicKey }) => publicKey),
    browserKeys: [(await browserOf(shop, person)).publicKey],
    confirmed: [],
  });
  expect(judgements.filter(({ verdict }) => verdict === "Breach")).toEqual([]);
  await runJob(shop.app, "records-log");
  const items = await listed();
  const leaves = await readRecordsLog(shop);
  expect(items.map(({ logIndex }) => leaves[logIndex ?? -1]?.recordHash)).toEqual(
    items.map(({ record }) => sha256(record.text)),
  );
});
