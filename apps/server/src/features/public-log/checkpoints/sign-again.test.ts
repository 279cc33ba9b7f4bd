import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logPolicy, openCheckpoint } from "@trove/fairness/log";
import { provenOdds } from "@trove/fairness";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer } from "../../../../test/openings/browser.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { policyOf } from "../../../../test/public-log/reader.ts";
import { TestWitness } from "../../../../test/public-log/witness.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const FIRST_TIME = 1_800_000_000;

let witnesses: TestWitness[];
let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "policy-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await shop.close();
  await Promise.all(witnesses.map((witness) => witness.close()));
});

/** Opens a shop with new witnesses a, b and c: its logs have the names of those of other tests. */
async function openWith(groups: string): Promise<Shop> {
  witnesses = await Promise.all([1, 2, 3].map((number) => TestWitness.start(number)));
  setWitnesses(FIRST_TIME);
  const lines = witnesses.map(({ key, url }, at) => `witness ${"abc"[at]} ${key} ${url}\n`);
  const path = join(folder, "policy");
  await writeFile(path, `# Who must sign\n${lines.join("")}${groups}`);
  shop = await openShop({ LOG_POLICY: path, LOG_LEVEL: "warn" });
  const { terms, records } = shop.app.publicLog.keys;
  for (const witness of witnesses) witness.know(terms, records);
  return shop;
}

/** The times at which the witnesses have signed the terms log's published checkpoint, by their numbers. */
async function signedAt(): Promise<{ size: number; times: Record<string, number> }> {
  const note =
    (
      await shop.database.connection
        .selectFrom("logs")
        .select("checkpoint")
        .where("name", "=", "terms")
        .executeTakeFirstOrThrow()
    ).checkpoint ?? "";
  const { terms, witnesses: keys } = shop.app.publicLog.keys;
  const { size, cosignatures } = await openCheckpoint(note, logPolicy(terms, keys, 0));
  return { size, times: Object.fromEntries(cosignatures.map(({ name, seconds }) => [name.at(-1) ?? "", seconds])) };
}

const signAgain = () => runJob(shop.app, "sign-terms-again");

/** Makes the signatures due again, as five minutes later. */
async function endLease(): Promise<void> {
  await shop.owner.connection
    .updateTable("logs")
    .set({ leasedUntil: sql`'-infinity'` })
    .where("name", "=", "terms")
    .execute();
}

function setWitnesses(seconds: number): void {
  for (const witness of witnesses) witness.seconds = seconds;
}

describe("a shop whose policy has two organisations", () => {
  beforeEach(async () => {
    await openWith("group one any a b\ngroup both all one c\nquorum both\n");
  });

  it("publishes when both have signed, whichever witness of the first it was", async () => {
    const box = await stockBox(shop);
    const person = await signUp(shop);
    await credit(shop, person, cents(100_000));
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    const published = async () => (await shop.app.http.inject({ url: "/log/records/checkpoint" })).statusCode;
    for (const witness of witnesses) witness.isDown = witness !== witnesses[0] && witness !== witnesses[1];
    await logRecords(shop);
    expect(await published()).toBe(404);
    for (const witness of witnesses) witness.isDown = witness === witnesses[0];
    await logRecords(shop);
    expect(await published()).toBe(200);
    expect(shop.app.publicLog.keys).toMatchObject({ quorum: 2, witnesses: witnesses.map(({ key }) => key) });
  });
});

describe("the published terms checkpoint", () => {
  beforeEach(async () => {
    await openWith("group two 2 a b c\nquorum two\n");
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
  });

  it("is signed again every five minutes, by one process at a time, and stays the same", async () => {
    const before = await signedAt();
    expect(before.times).toEqual({ 1: FIRST_TIME, 2: FIRST_TIME, 3: FIRST_TIME });
    setWitnesses(FIRST_TIME + 300);
    const signatures = witnesses.map((witness) => witness.signatures);
    await Promise.all([signAgain(), signAgain(), signAgain()]);
    const { size, times } = await signedAt();
    expect(size).toBe(before.size);
    expect(times).toEqual({ 1: FIRST_TIME + 300, 2: FIRST_TIME + 300, 3: FIRST_TIME + 300 });
    expect(witnesses.map((witness, at) => witness.signatures - (signatures[at] ?? 0))).toEqual([1, 1, 1]);
    setWitnesses(FIRST_TIME + 400);
    await signAgain();
    expect(await signedAt()).toEqual({ size, times });
  });

  it("comes with its newest signatures in every offer, at most half a minute later", async () => {
    const box = await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    const person = await signUp(shop);
    await credit(shop, person, cents(100_000));
    const policy = await policyOf(shop, "terms");
    const freshAt = async () => {
      const { terms } = (await requestOffer(shop, person, box, await browserOf(shop, person))).body;
      const { freshAt: time = "" } = await provenOdds(JSON.parse(JSON.stringify(terms)), box.lootboxId, policy);
      return Date.parse(time) / 1000;
    };
    expect(await freshAt()).toBe(FIRST_TIME);
    setWitnesses(FIRST_TIME + 300);
    await endLease();
    await signAgain();
    shop.clock.now = new Date(shop.clock.now.getTime() + 31_000);
    expect(await freshAt()).toBe(FIRST_TIME + 300);
  });

  it("keeps the older signature of a witness that is down", async () => {
    setWitnesses(FIRST_TIME + 300);
    for (const witness of witnesses) witness.isDown = witness === witnesses[1];
    await signAgain();
    expect((await signedAt()).times).toEqual({ 1: FIRST_TIME + 300, 2: FIRST_TIME, 3: FIRST_TIME + 300 });
  });

  it("does not change while too few sign, and is signed as soon as they are back", async () => {
    const before = await signedAt();
    setWitnesses(FIRST_TIME + 300);
    for (const witness of witnesses) witness.isDown = witness !== witnesses[1];
    await signAgain();
    expect(await signedAt()).toEqual(before);
    for (const witness of witnesses) witness.isDown = false;
    await signAgain();
    expect((await signedAt()).times).toEqual({ 1: FIRST_TIME + 300, 2: FIRST_TIME + 300, 3: FIRST_TIME + 300 });
  });

  it.each([
    ["ahead", FIRST_TIME + 86_400],
    ["behind", FIRST_TIME + 60],
  ])("takes no signature of a clock that is far %s, and names its witness", async (_, wrong) => {
    setWitnesses(FIRST_TIME + 300);
    for (const witness of witnesses.slice(2)) witness.seconds = wrong;
    await signAgain();
    expect((await signedAt()).times).toEqual({ 1: FIRST_TIME + 300, 2: FIRST_TIME + 300, 3: FIRST_TIME });
    expect(shop.log.some((line) => line.includes("witness.example/w3") && line.includes("another time"))).toBe(true);
  });

  it("is published without the signature of a clock that is far ahead, which comes with a later one", async () => {
    const [first] = witnesses;
    if (first === undefined) throw new Error("no witness");
    first.seconds = FIRST_TIME + 86_400;
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    expect((await signedAt()).times).toEqual({ 2: FIRST_TIME, 3: FIRST_TIME });
    expect(shop.log.some((line) => line.includes("witness.example/w1") && line.includes("another time"))).toBe(true);
    setWitnesses(FIRST_TIME + 300);
    await signAgain();
    expect((await signedAt()).times).toEqual({ 1: FIRST_TIME + 300, 2: FIRST_TIME + 300, 3: FIRST_TIME + 300 });
  });

  it("waits where a wrong clock would decide since when it is signed, because another witness is down", async () => {
    const [first, second, third] = witnesses;
    if (first === undefined || second === undefined || third === undefined) throw new Error("no witness");
    shop.clock.now = new Date(FIRST_TIME * 1_000);
    [first.seconds, third.isDown] = [FIRST_TIME + 86_400, true];
    const before = await signedAt();
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    expect(await signedAt()).toEqual(before);
    third.isDown = false;
    await shop.app.publicLog.terms.publish();
    const { size, times } = await signedAt();
    expect([size > before.size, times]).toEqual([true, { 2: FIRST_TIME, 3: FIRST_TIME }]);
  });

  it("is not replaced once a larger one is published", async () => {
    setWitnesses(FIRST_TIME + 300);
    await stockBox(shop);
    await Promise.all([signAgain(), shop.app.publicLog.terms.publish()]);
    const { checkpoint, checkpointSize } = await shop.database.connection
      .selectFrom("logs")
      .select(["checkpoint", "checkpointSize"])
      .where("name", "=", "terms")
      .executeTakeFirstOrThrow();
    expect(checkpoint?.split("\n")[1]).toBe(String(checkpointSize));
    await endLease();
    setWitnesses(FIRST_TIME + 600);
    await signAgain();
    expect((await signedAt()).times).toEqual({ 1: FIRST_TIME + 600, 2: FIRST_TIME + 600, 3: FIRST_TIME + 600 });
  });
});
