import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { credit, signUp, type TestPerson } from "../../../test/people/people.ts";
import { auditLogs } from "../../../test/public-log/audit.ts";
import { copyLogs } from "../../../test/public-log/copy.ts";
import { age } from "../../../test/public-log/history.ts";
import { logRecords, runJob } from "../../../test/public-log/jobs.ts";
import { readHistoryOf } from "../../../test/public-log/reader.ts";
import { TestWitness } from "../../../test/public-log/witness.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const FIRST_TIME = 1_800_000_000;

let witness: TestWitness & { seconds: number };
let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeEach(async () => {
  witness = Object.assign(await TestWitness.start(7), { seconds: FIRST_TIME });
  shop = await openShop({ LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" });
  const { terms, records } = shop.app.publicLog.keys;
  witness.know(terms, records);
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterEach(async () => {
  await shop.close();
  await witness.close();
});

/** Opens boxes and publishes their records, a minute later by the witness. */
async function play(): Promise<void> {
  await openBoxes(shop, person, box);
  witness.seconds += 60;
  await logRecords(shop);
}

/** Sizes of the trees in the history of a log, with the seconds since the first signature of the test. */
async function entriesOf(log: "terms" | "records"): Promise<string[]> {
  const entries = await readHistoryOf(shop, log);
  return entries.map(({ size, cosignatures }) => `${size} +${(cosignatures[0]?.seconds ?? 0) - FIRST_TIME}`);
}

const get = (path: string) => shop.app.http.inject({ url: `/log/${path}` });

describe("the history of a log", () => {
  it("has the first note of each tree, in the order of publication", async () => {
    await play();
    await play();
    expect(await entriesOf("records")).toEqual(["1 +60", "2 +120"]);
    const before = await entriesOf("terms");
    await stockBox(shop);
    witness.seconds += 60;
    await shop.app.publicLog.terms.publish();
    const terms = await entriesOf("terms");
    expect(terms.slice(0, -1)).toEqual(before);
    expect(terms.at(-1)).toMatch(/ \+180$/);
  });

  it("has the terms log signed again once in 50 minutes, though it is signed every five", async () => {
    await openBoxes(shop, person, box);
    const before = await entriesOf("terms");
    const size = before.at(-1)?.split(" ")[0];
    const signAgain = async () => {
      witness.seconds += 300;
      await runJob(shop.app, "sign-terms-again");
    };
    await signAgain();
    await age(shop, 45);
    await signAgain();
    expect(await entriesOf("terms")).toEqual(before);
    await age(shop, 5);
    await signAgain();
    await age(shop, 5);
    await signAgain();
    expect(await entriesOf("terms")).toEqual([...before, `${size} +900`]);
  });

  it("has the records log signed again after an hour without news, by one process", async () => {
    await play();
    const signAgain = () => runJob(shop.app, "sign-records-again");
    await age(shop, 59);
    await signAgain();
    expect(await entriesOf("records")).toEqual(["1 +60"]);
    await age(shop, 1);
    witness.seconds += 3_600;
    witness.isDown = true;
    await signAgain();
    expect(await entriesOf("records")).toEqual(["1 +60"]);
    witness.isDown = false;
    await Promise.all([signAgain(), signAgain(), signAgain()]);
    await signAgain();
    expect(await entriesOf("records")).toEqual(["1 +60", "1 +3660"]);
    await play();
    expect(await entriesOf("records")).toEqual(["1 +60", "1 +3660", "2 +3720"]);
  });

  it("goes on after the shop's clock was put back", async () => {
    await play();
    await age(shop, -120);
    witness.seconds += 300;
    await runJob(shop.app, "sign-records-again");
    expect(await entriesOf("records")).toEqual(["1 +60", "1 +360"]);
  });

  it("is only added to", async () => {
    await play();
    const { connection } = shop.owner;
    for (const change of ["delete from log_checkpoints", "update log_checkpoints set note = ''"]) {
      await expect(sql.raw(change).execute(connection)).rejects.toThrow("log_checkpoints");
    }
  });
});

it("the audit of everybody holds the leaves of a shop against its history, and asks nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "history-"));
  witness.seconds = Math.floor(Date.now() / 1_000);
  await openBoxes(shop, person, box);
  await logRecords(shop);
  await openBoxes(shop, person, await stockBox(shop));
  await logRecords(shop);
  await copyLogs(shop, join(folder, "copy"));
  const { code, out, err } = await auditLogs(shop, folder, ["copy", "--witness", witness.key]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^ok .*No leaf was missing from a checkpoint more than two minutes after its time: 1$/mu);
  expect(out).toMatch(/^ok .*Every offer names the state of the terms log .*: 1$/mu);
  await rm(folder, { recursive: true });
});

describe("the files of the history", () => {
  it("have an end that nobody keeps for long, and full bundles that never change", async () => {
    await play();
    expect(await get("records/history/size")).toMatchObject({
      statusCode: 200,
      body: "1\n",
      headers: { "cache-control": "public, max-age=5", "access-control-allow-origin": "*" },
    });
    const { headers } = await get("records/history/entries/000.p/1");
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "cache-control": "public, max-age=60",
    });
    // Notes of trees that don't exist, because this test reads only the files.
    shop.isStaged = true;
    await sql`insert into log_checkpoints (log, size, note, entry, kept_at)
      select 'records', 1, 'note ' || n, n, now() from generate_series(1, 299) as n`.execute(shop.owner.connection);
    const full = await get("records/history/entries/000");
    expect(full.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
    const narrow = (await get("records/history/entries/000.p/7")).rawPayload;
    expect(full.rawPayload.subarray(0, narrow.length)).toEqual(narrow);
    expect((await get("records/history/entries/001.p/44")).rawPayload.subarray(2, 10).toString()).toBe("note 256");
  });

  it("are at no other address", async () => {
    const others = [
      "records/history",
      "records/history/",
      "records/history/checkpoint",
      "records/history/entries/000",
      "records/history/entries/000.p/200",
      "records/history/entries/001.p/1",
      "records/history/entries/x999/x999/x999/x999/x999/999",
      "records/history/0/000",
    ];
    const statuses = await Promise.all(others.map(async (path) => [path, (await get(path)).statusCode]));
    expect(statuses).toEqual(others.map((path) => [path, 404]));
  });
});
