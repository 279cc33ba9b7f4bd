import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseOffer, parseReceipt } from "@trove/fairness";
import { cents } from "@trove/money";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, sendReveal } from "../../../../test/openings/browser.ts";
import { holdReveal } from "../../../../test/openings/held.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { stepClock } from "../../../../test/openings/step-clock.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { copyLogs } from "../../../../test/public-log/copy.ts";
import { logRecords } from "../../../../test/public-log/jobs.ts";
import { openWitnessed, restoreFrom } from "../../../../test/public-log/restored-shop.ts";
import { TestWitness } from "../../../../test/public-log/witness.ts";

const migration = new URL("../../../../migrations/0240_times_of_lost_records.sql", import.meta.url);

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

/** Returns a restored shop that has lost a person's record of a time when its clock was two hours ahead. */
async function loseRecord() {
  const before = await openWitnessed(witness);
  const box = await stockBox(before);
  const person = await signUp(before);
  await credit(before, person, cents(10_000));
  await browserOf(before, person);
  await before.stop();

  const gone = await openWitnessed(witness, before.databaseName);
  await stepClock(gone, 120);
  const held = await holdReveal(gone, person, box);
  const { receipt } = (await sendReveal(gone, box, held.body)).body;
  await stepClock(gone, 0);
  await logRecords(gone);
  await copyLogs(gone, join(folder, "copy"));
  await gone.close();

  const shop = await openWitnessed(witness, before.databaseName);
  await restoreFrom(shop, folder, "copy");
  await shop.app.publicLog.confirm();
  return { shop, box, person, lostAt: parseReceipt(receipt.text).time };
}

it("dates no offer before a lost record, though the database's clock was put back since", async () => {
  const { shop, box, person, lostAt } = await loseRecord();
  const { time } = parseOffer((await holdReveal(shop, person, box)).held.offer.text);
  expect(time >= lostAt).toBe(true);
  expect(time.slice(0, -"00.000Z".length)).toBe(lostAt.slice(0, -"00.000Z".length));

  // The migration reads the same times from the log for the rows of earlier releases.
  await overwrite(shop, "alter table lost_records drop column ended_by", []);
  await shop.owner.connection.executeQuery(CompiledQuery.raw(await readFile(migration, "utf8")));
  const rows = await shop.owner.connection.selectFrom("lostRecords").select("endedBy").execute();
  expect(rows).toEqual([{ endedBy: new Date(time) }]);
  await shop.close();
});
