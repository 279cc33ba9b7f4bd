import type { Endpoints, ResponseOf } from "@trove/contract";
import { type RecordsLogLeaf, recordsLog } from "@trove/fairness/log";
import { parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../../../test/openings/browser.ts";
import { spend } from "../../../../test/openings/meanwhile.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { readRecordsLog } from "../../../../test/public-log/reader.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog } from "../storage/logs.store.ts";
import { recordLeaf as leafOfRow } from "./record-leaf.ts";
import { appendRecords, readQueued } from "./records.store.ts";
import { isDue } from "./sequence-records.ts";

type Listed = ResponseOf<Endpoints["listOpenings"]>["items"][number];

const LATER = new Date("2100-01-01");

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(euros = 1_000): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(euros * 100));
  return person;
}

async function recordsOf({ token }: TestPerson): Promise<Listed[]> {
  return (await shop.call("listOpenings", { query: { pageSize: 50 } }, { token })).body.items;
}

/** Builds the leaf from the data that the person's browser has. */
function leafOf({ record, offer, clientSeed }: Listed): RecordsLogLeaf {
  return recordLeaf(record.text, parseRecord(record.text), parseOffer(offer.text), clientSeed);
}

/** Counts for each record of the database how often it is in the published log. */
async function timesLogged(): Promise<number[]> {
  const rows = await shop.owner.connection.selectFrom("records").select("hash").execute();
  const leaves = await readRecordsLog(shop);
  expect(leaves.length).toBe(rows.length);
  return rows.map(({ hash }) => leaves.filter(({ recordHash }) => recordHash === hash.toString("hex")).length);
}

/** Makes receipts of one to three boxes, and a void. */
async function makeRecords(person: TestPerson): Promise<void> {
  for (const quantity of [1, 3, 2]) await openBoxes(shop, person, box, { quantity });
  const reveal = await prepareReveal(shop, person, box);
  const { amount } = (await shop.call("getBalance", {}, person)).body;
  await spend(shop, person, cents(Math.round(amount * 100)));
  expect((await sendReveal(shop, box, reveal)).body).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
}

describe("the records log", () => {
  it("has every record at the place that its person's list names, as their browser writes it", async () => {
    const people = [await customer(), await customer()];
    for (const person of people) await makeRecords(person);
    expect((await Promise.all(people.map(recordsOf))).flat().map(({ logIndex }) => logIndex)).toEqual(
      Array(8).fill(null),
    );
    await logRecords(shop);
    const leaves = await readRecordsLog(shop);
    for (const listed of (await Promise.all(people.map(recordsOf))).flat()) {
      expect(leaves[listed.logIndex ?? -1]).toEqual(leafOf(listed));
    }
    expect(leaves.map(({ kind }) => kind).toSorted()).toEqual([...Array(6).fill("opening"), "void", "void"]);
  });

  it("orders the records of a batch by their hashes, which say nothing about people", async () => {
    const people = [await customer(), await customer()];
    const before = (await readRecordsLog(shop)).length;
    for (const person of people) for (let n = 0; n < 5; n += 1) await openBoxes(shop, person, box);
    await logRecords(shop);
    const hashes = (await readRecordsLog(shop)).slice(before).map(({ recordHash }) => recordHash);
    expect(hashes).toHaveLength(10);
    expect(hashes).toEqual(hashes.toSorted());
  });

  it("names no person, nonce, entropy or exact time", async () => {
    const person = await customer();
    await openBoxes(shop, person, box, { clientEntropy: "0123456789abcdef0123456789abcdef" });
    await logRecords(shop);
    const [listed] = await recordsOf(person);
    const leaf = Buffer.from(
      recordsLog.write((await readRecordsLog(shop))[listed?.logIndex ?? -1] ?? missing()),
    ).toString();
    const { time } = parseOffer(listed?.offer.text ?? "");
    for (const secret of [person.userId, "0123456789abcdef0123456789abcdef", "nonce", time.slice(11, 19)]) {
      expect(leaf).not.toContain(secret);
    }
  });

  it("has no record younger than ten seconds, because an auditor may be served terms of before it", async () => {
    const [waited, young] = [await customer(), await customer()];
    await Promise.all([waited, young].map((person) => openBoxes(shop, person, box)));
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const queuedBefore = (seconds: number, { userId }: TestPerson) => {
      const at = new Date(shop.clock.now.getTime() - seconds * 1_000);
      return sql`update record_queue set queued_at = ${at} where user_id = ${userId}`.execute(shop.owner.connection);
    };
    await queuedBefore(50, waited);
    await queuedBefore(9, young);
    await runJob(shop.app, "records-log");
    const [first, second] = await Promise.all([waited, young].map(recordsOf));
    expect(first?.[0]?.logIndex).toEqual(expect.any(Number));
    expect(second?.[0]?.logIndex).toBeNull();
    await logRecords(shop);
  });

  it("has no news where there are no records", async () => {
    const { checkpoint } = await readLog(shop.database.connection, "records");
    await logRecords(shop);
    expect((await readLog(shop.database.connection, "records")).checkpoint).toBe(checkpoint);
  });
});

function missing(): never {
  throw new Error("the log has no such leaf");
}

describe("the sequencing of records", () => {
  const now = new Date("2026-11-21T12:00:00.000Z");
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

  it.each([
    ["none", 0, null, 60, false],
    ["one that has just come", 1, 5, 60, false],
    ["one that has waited for others", 1, 40, 60, true],
    ["a crowd", 64, 1, 60, true],
    ["a crowd right after the last checkpoint", 64, 1, 9, false],
    ["one that waited, right after the last checkpoint", 1, 45, 9, false],
  ])("is due or not: %s", (_, count, since, checkpoint, isExpected) => {
    expect(isDue({ count, since: since === null ? null : ago(since) }, ago(checkpoint), now)).toBe(isExpected);
    expect(isDue({ count, since: since === null ? null : ago(since) }, null, now)).toBe(
      isExpected || (checkpoint === 9 && count > 0),
    );
  });
});

describe("several sequencers", () => {
  it("several sequencers that run at the same time, while people open boxes, log every record once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => customer()));
    let isOver = false;
    const opening = Promise.all(
      people.map(async (person) => {
        for (let n = 0; n < 5; n += 1) expect((await openBoxes(shop, person, box)).status).toBe(200);
      }),
    ).finally(() => {
      isOver = true;
    });
    await restartedWith(shop, {}, async (other) => {
      while (!isOver) {
        shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
        await Promise.all([shop.app, other, shop.app, other].map((app) => runJob(app, "records-log")));
      }
      await opening;
      await logRecords(shop);
    });
    expect(new Set(await timesLogged())).toEqual(new Set([1]));
  });

  it("several sequencers of which one is paused in the middle of a batch lose nothing and repeat nothing", async () => {
    const { connection: db } = shop.database;
    const person = await customer();
    for (let n = 0; n < 3; n += 1) await openBoxes(shop, person, box);
    const { tree } = await readLog(db, "records");
    const queued = await readQueued(db, 10, LATER);
    const growth = await growStoredLog(db, "records", tree, queued.map(leafOfRow).map(recordsLog.write));
    // Here this process is paused: another process adds the records, and more records are written.
    await logRecords(shop);
    await openBoxes(shop, person, box);
    const places = queued.map(({ userId, nonce }, index) => ({ userId, nonce, logIndex: tree.size + index }));
    expect(await appendRecords(db, growth, places)).toBe(false);
    await logRecords(shop);
    expect(new Set(await timesLogged())).toEqual(new Set([1]));
    expect((await recordsOf(person)).every(({ logIndex }) => logIndex !== null)).toBe(true);
  });

  it("publish the leaves of one that died before its checkpoint", async () => {
    const { connection: db } = shop.database;
    const person = await customer();
    await openBoxes(shop, person, box);
    const { tree, checkpointSize } = await readLog(db, "records");
    const queued = await readQueued(db, 10, LATER);
    const growth = await growStoredLog(db, "records", tree, queued.map(leafOfRow).map(recordsLog.write));
    const places = queued.map(({ userId, nonce }, index) => ({ userId, nonce, logIndex: tree.size + index }));
    expect(await appendRecords(db, growth, places)).toBe(true);
    expect((await readRecordsLog(shop)).length).toBe(checkpointSize);
    await runJob(shop.app, "records-log");
    expect((await readRecordsLog(shop)).length).toBe(checkpointSize + 1);
    expect(new Set(await timesLogged())).toEqual(new Set([1]));
  });
});
