import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeLost, owedFor, parseOffer, parseReceipt, recordHash } from "@trove/fairness";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer, sendReveal } from "../../../../test/openings/browser.ts";
import { type HeldReveal, holdReveal, judge } from "../../../../test/openings/held.ts";
import { spend } from "../../../../test/openings/meanwhile.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { auditLogs } from "../../../../test/public-log/audit.ts";
import { copyLogs } from "../../../../test/public-log/copy.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { readHistoryOf, readRecordsLog, readTermsLog } from "../../../../test/public-log/reader.ts";
import { openWitnessed, restoreFrom } from "../../../../test/public-log/restored-shop.ts";
import { TestWitness } from "../../../../test/public-log/witness.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishVersion } from "../../lootboxes/index.ts";
import { readLog } from "../storage/logs.store.ts";

let folder = "";
let witness: TestWitness;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-restore-"));
  witness = await TestWitness.start(7);
});
afterAll(async () => {
  await witness.close();
  await rm(folder, { recursive: true });
});

async function customer(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

const countRecords = async ({ owner }: Shop) =>
  (await sql<{ count: number }>`select count(*) from records`.execute(owner.connection)).rows[0]?.count;

const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

describe("a database that was restored from an older backup", () => {
  let box: TestBox;
  let [mara, jonas]: TestPerson[] = [];
  /** Openings that are revealed after the backup, with the hashes of their records. */
  const lost: { held: HeldReveal; hash: string }[] = [];
  let unanswered: HeldReveal;
  let statedAt: Date;
  let audited: Awaited<ReturnType<typeof auditLogs>>;
  let restored: Shop;
  /** The histories of both logs before the restore. */
  const histories: Record<"terms" | "records", readonly string[]> = { terms: [], records: [] };

  const notesOf = async (shop: Shop, log: "terms" | "records") =>
    (await readHistoryOf(shop, log)).map(({ note }) => note);

  const requireMara = () => {
    if (mara === undefined) throw new Error("there is nobody");
    return mara;
  };

  beforeAll(async () => {
    const before = await openWitnessed(witness);
    box = await stockBox(before);
    mara = await customer(before);
    jonas = await customer(before);
    await browserOf(before, jonas);
    for (let n = 0; n < 2; n += 1) await openBoxes(before, mara, box);
    await logRecords(before);
    await openBoxes(before, mara, box);
    await before.stop();

    const gone = await openWitnessed(witness, before.databaseName);
    gone.clock.now = new Date(before.clock.now);
    await logRecords(gone);
    const { lootboxId, drops } = box;
    const version = { lootboxId, tableVersion: 2, price: cents(550), drops, at: gone.clock.now };
    await gone.owner.connection.transaction().execute((tx) => publishVersion(tx, version));
    await gone.app.publicLog.terms.publish();
    await runJob(gone.app, "shop-statement");
    statedAt = gone.clock.now;
    box = { ...box, price: version.price };
    for (let n = 0; n < 3; n += 1) {
      const held = await holdReveal(gone, mara, box);
      const { receipt } = (await sendReveal(gone, box, held.body)).body;
      lost.push({ held, hash: recordHash(receipt.text) });
    }
    const voided = await holdReveal(gone, jonas, box);
    await spend(gone, jonas, cents(99_900));
    await sendReveal(gone, box, voided.body);
    await openBoxes(gone, await customer(gone), box);
    unanswered = await holdReveal(gone, mara, box);
    await logRecords(gone);
    await copyLogs(gone, join(folder, "copy"));
    for (const log of ["terms", "records"] as const) histories[log] = await notesOf(gone, log);
    audited = await auditLogs(gone, folder, ["copy", "--kept", "kept.json"]);
    await gone.close();

    restored = await openWitnessed(witness, before.databaseName);
  });
  afterAll(() => restored.close());

  it("offers and records nothing once a witness knows more, at the start and while it runs", async () => {
    await restored.app.publicLog.confirm();
    const browser = await browserOf(restored, requireMara());
    const records = await countRecords(restored);
    const offer = await requestOffer(restored, requireMara(), { ...box, price: cents(499) }, browser);
    expect(offer.body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    for (const { held } of lost) {
      const response = await sendReveal(restored, box, held.body);
      expect(codeOf(response)[0]).toBeGreaterThanOrEqual(500);
      expect((await judge(restored, held, response)).verdict).toBe("Unknown");
    }
    const { tree } = await readLog(restored.database.connection, "records");
    await logRecords(restored);
    await runJob(restored.app, "confirm-logs");
    expect((await readLog(restored.database.connection, "records")).tree).toEqual(tree);
    expect(await countRecords(restored)).toBe(records);
  });

  it("gets everything back that the copy of the logs has, once", async () => {
    const report = await restoreFrom(restored, folder, "copy");
    expect(report).toMatch(/^Records log: 6 entries are back/mu);
    expect(report).toMatch(/1 of records that the database has/u);
    expect(report).toMatch(/4 of records that it has lost, of 2 people/u);
    expect(report).toMatch(/1 of people whom it does not know/u);
    expect(await restoreFrom(restored, folder, "copy")).toContain("nothing");
    await restored.app.publicLog.confirm();
    // The statement of the day is back too, so no second one is made.
    restored.clock.now = statedAt;
    await runJob(restored.app, "shop-statement");
    const statements = (await readTermsLog(restored)).filter(({ kind }) => kind === "statement");
    expect(statements).toHaveLength(1);
    expect(await readRecordsLog(restored)).toHaveLength(8);
  });

  it("gets the histories of both logs back", async () => {
    for (const log of ["terms", "records"] as const) {
      const notes = await notesOf(restored, log);
      expect(notes.slice(0, histories[log].length)).toEqual(histories[log]);
      const rest = (await readHistoryOf(restored, log)).slice(histories[log].length);
      expect(rest.every(({ size }) => size > 8)).toBe(true);
    }
    expect(histories.records.length).toBeGreaterThan(1);
  });

  it("says of each lost record that it is lost, in leaves of its own, once", async () => {
    await logRecords(restored);
    const leaves = await readRecordsLog(restored);
    const lostLeaves = leaves.flatMap((leaf) => (leaf.kind === "lost" ? [leaf] : []));
    // Four records of known people, and one of a person whom the database does not know.
    expect(lostLeaves).toHaveLength(5);
    expect(new Set(lostLeaves.map(({ logIndex }) => logIndex)).size).toBe(5);
    for (const { logIndex, recordHash: hash } of lostLeaves) expect(leaves[logIndex]?.recordHash).toBe(hash);
  });

  it("tells of a lost record what the log has of it, which is no breach", async () => {
    const leaves = await readRecordsLog(restored);
    const shopKeys = restored.secrets.signingKeys.map(({ publicKey }) => publicKey);
    for (const { held, hash } of lost) {
      const trust = { userId: held.userId, shopKeys, browserKeys: held.held.browserKeys, confirmed: [] };
      const response = await sendReveal(restored, box, held.body);
      expect(codeOf(response)).toEqual([409, "RECORD_LOST"]);
      const { params } = JSON.parse(response.text);
      expect(params.recordHash).toBe(hash);
      expect(leaves[params.logIndex]?.recordHash).toBe(hash);
      expect(leaves[params.lostIndex]).toMatchObject({ kind: "lost", logIndex: params.logIndex, recordHash: hash });
      const leaf = leaves[params.logIndex];
      if (leaf === undefined || leaf.kind === "lost") throw new Error("the log has no such record");
      const judged = await judgeLost(held.held, leaf, trust);
      expect([judged.verdict, owedFor(judged)?.priceCents]).toEqual(["Contested", 550]);
      expect((await judge(restored, held, response)).verdict).toBe("Unknown");
    }
    const listed = (await restored.call("listOpenings", { query: { fromNonce: "2" } }, requireMara())).body;
    expect(listed.items.map(({ nonce, logIndex }) => [nonce, logIndex === null])).toEqual([[2, false]]);
    expect(listed.lost.map(({ nonce, recordHash: hash }) => [nonce, hash])).toEqual(
      lost.map(({ hash }, place) => [3 + place, hash]),
    );
  });

  it("honours an offer of the lost time, whose person only has to say whether the balance is theirs", async () => {
    const before = await balanceOf(restored, requireMara());
    const response = await sendReveal(restored, box, unanswered.body);
    expect([response.status, response.body.fairness?.nonce]).toEqual([200, 6]);
    expect(parseReceipt(response.body.receipt.text).before).toBe(lost.at(-1)?.hash);
    expect((await judge(restored, unanswered, response)).verdict).toBe("Contested");
    expect(await balanceOf(restored, requireMara())).toBe(before - 550);
  });

  it("goes on with the odds, the chains and the logs of before: the audit of everybody holds but for the losses, about which it asks", async () => {
    const held = await holdReveal(restored, requireMara(), box);
    const opened = await sendReveal(restored, box, held.body);
    expect(parseOffer(held.held.offer.text).nonce).toBe(7);
    expect(await judge(restored, held, opened)).toMatchObject({ verdict: "Verified" });
    if (jonas === undefined) throw new Error("there is nobody");
    expect((await openBoxes(restored, jonas, box)).body.fairness.nonce).toBe(1);
    await logRecords(restored);
    const { records } = restored.app.publicLog.keys;
    expect(witness.sizeOf(records)).toBe(16);
    await copyLogs(restored, join(folder, "later"));
    expect(audited).toMatchObject({ code: 0, err: "" });
    const later = await auditLogs(restored, folder, ["later", "--kept", "kept.json"]);
    expect(later).toMatchObject({ code: 3, err: "" });
    expect(later.out).toMatch(/5 losses, 5 lost boxes/u);
    expect(later.out).toMatch(/Both logs continue .*: 2/u);
  });
});

describe("npm run log:restore", () => {
  it("refuses a database that has gone on without what it had lost", async () => {
    const before = await openShop();
    const box = await stockBox(before);
    const person = await customer(before);
    await openBoxes(before, person, box);
    await logRecords(before);
    await before.stop();
    const gone = await openShop({}, before.databaseName);
    await openBoxes(gone, person, box);
    gone.clock.now = new Date(before.clock.now);
    await logRecords(gone);
    await copyLogs(gone, join(folder, "fork"));
    await gone.close();
    const restored = await openShop({}, before.databaseName);
    await openBoxes(restored, person, box);
    await expect(restoreFrom(restored, folder, "fork")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("another record"),
    });
    await restored.close();
  });

  it("refuses what is no copy of these logs", async () => {
    const shop = await openShop();
    await expect(restoreFrom(shop, folder, "nowhere")).rejects.toMatchObject({ code: 1 });
    const other = await openShop({ LOG_KEY: "6b".repeat(32) });
    await openBoxes(other, await customer(other), await stockBox(other));
    await logRecords(other);
    await copyLogs(other, join(folder, "other"));
    await expect(restoreFrom(shop, folder, "other")).rejects.toMatchObject({
      stderr: expect.stringContaining("unsigned"),
    });
    await Promise.all([shop.close(), other.close()]);
  });
});
