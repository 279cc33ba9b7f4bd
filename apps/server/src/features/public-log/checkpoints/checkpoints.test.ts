import { logPolicy, openCheckpoint } from "@trove/fairness/log";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer } from "../../../../test/openings/browser.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { policyOf, readRecordsLog } from "../../../../test/public-log/reader.ts";
import { TestWitness } from "../../../../test/public-log/witness.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { readLog } from "../storage/logs.store.ts";

let witnesses: TestWitness[];
beforeAll(async () => {
  witnesses = [await TestWitness.start(1), await TestWitness.start(2)];
});
afterAll(() => Promise.all(witnesses.map((witness) => witness.close())));

async function openWitnessed(quorum: number, template?: string): Promise<Shop> {
  const LOG_WITNESSES = witnesses.map(({ setting }) => setting).join(",");
  const shop = await openShop({ LOG_WITNESSES, LOG_QUORUM: String(quorum), LOG_LEVEL: "warn" }, template);
  const { terms, records } = shop.app.publicLog.keys;
  for (const witness of witnesses) witness.know(terms, records);
  return shop;
}

async function customer(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

const published = async ({ database }: Shop) => (await readLog(database.connection, "records")).checkpointSize;

function setDown(...down: readonly boolean[]): void {
  for (const [index, witness] of witnesses.entries()) witness.isDown = down[index] ?? false;
}

describe("a shop whose quorum is one of two witnesses", () => {
  let shop: Shop;
  let person: TestPerson;
  beforeAll(async () => {
    shop = await openWitnessed(1);
    person = await customer(shop);
  });
  afterAll(async () => {
    setDown();
    await shop.close();
  });

  it("publishes while one of them is down, and whoever asks for both is told", async () => {
    const box = await stockBox(shop);
    await openBoxes(shop, person, box);
    setDown(true, false);
    await logRecords(shop);
    const note = (await shop.app.http.inject({ url: "/log/records/checkpoint" })).body;
    const { cosignatures } = await openCheckpoint(note, await policyOf(shop, "records"));
    expect(cosignatures.map(({ name }) => name)).toEqual(["witness.example/w2"]);
    const { records, witnesses: keys } = shop.app.publicLog.keys;
    await expect(openCheckpoint(note, logPolicy(records, keys, 2))).rejects.toMatchObject({ kind: "unwitnessed" });
    expect(shop.log.some((line) => line.includes("witness.example/w1"))).toBe(true);
  });

  it("publishes nothing while both are down, and everything when one is back", async () => {
    const box = await stockBox(shop);
    await openBoxes(shop, person, box);
    const before = await published(shop);
    setDown(true, true);
    await logRecords(shop);
    expect(await published(shop)).toBe(before);
    setDown(false, true);
    await runJob(shop.app, "records-log");
    expect(await published(shop)).toBe(before + 1);
    expect(await readRecordsLog(shop)).toHaveLength(before + 1);
  });

  it("brings a witness that was down up to date at the next checkpoint", async () => {
    setDown();
    await openBoxes(shop, person, await stockBox(shop));
    await logRecords(shop);
    const { records } = shop.app.publicLog.keys;
    expect(witnesses.map((witness) => witness.sizeOf(records))).toEqual(Array(2).fill(await published(shop)));
  });

  it("opens no box whose odds the witnesses have not seen", async () => {
    const box = await stockBox(shop);
    const browser = await browserOf(shop, person);
    setDown(true, true);
    expect((await requestOffer(shop, person, box, browser)).body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    setDown();
    await runJob(shop.app, "terms-log");
    expect((await requestOffer(shop, person, box, browser)).status).toBe(200);
  });
});

describe("a database that has lost entries", () => {
  it("is known by its witnesses: nothing opens, and no other past is published", async () => {
    const before = await openWitnessed(2);
    const box = await stockBox(before);
    const person = await customer(before);
    await openBoxes(before, person, box);
    await logRecords(before);
    await before.stop();
    const lost = await openWitnessed(2, before.databaseName);
    for (let n = 0; n < 3; n += 1) await openBoxes(lost, person, box);
    await logRecords(lost);
    const { records } = lost.app.publicLog.keys;
    const sizes = witnesses.map((witness) => witness.sizeOf(records));
    await lost.close();

    const restored = await openWitnessed(2, before.databaseName);
    await restored.app.publicLog.confirm();
    expect((await openBoxes(restored, person, box)).body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    expect(restored.log.some((line) => line.includes("npm run log:restore"))).toBe(true);
    // An opening that has already begun may still get its record, but no checkpoint is published afterwards.
    await restored.owner.connection.updateTable("logs").set({ isBehind: false }).execute();
    restored.app.publicLog.terms.forget();
    await openBoxes(restored, person, box);
    const size = await published(restored);
    await logRecords(restored);
    expect(await published(restored)).toBe(size);
    expect(witnesses.map((witness) => witness.sizeOf(records))).toEqual(sizes);
    await restored.close();
  });
});

describe("the logs' key", () => {
  it("can't be another one, because nobody would believe it", async () => {
    const shop = await openShop();
    await expect(restartedWith(shop, { LOG_KEY: "6b".repeat(32) }, async () => {})).rejects.toThrow(/^LOG_KEY: /);
    await shop.close();
  });
});
