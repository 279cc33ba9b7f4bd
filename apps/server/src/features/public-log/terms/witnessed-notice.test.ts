import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { TestWitness } from "../../../../test/public-log/witness.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishVersion } from "../../lootboxes/index.ts";
import { keepsNotice } from "./keeps-notice.ts";
import type { Schedule } from "./plan-terms.ts";

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS);

/** Terms from a minute on, with boxes by short names: a1 is box a with odds 1. */
const terms = (minute: number, ...names: readonly string[]) => ({
  validFrom: at(minute).toISOString(),
  boxes: names.map(([boxId = "", odds = ""]) => ({ boxId, oddsHash: odds })),
});

const before: Schedule = [terms(-60, "a1")];

it.each<[string, Schedule]>([
  ["changes a box after the notice", [terms(-60, "a1"), terms(10, "a2")]],
  ["opens a box at once", [terms(0, "a1", "b1")]],
  ["undoes stored terms that were not published", [terms(0, "a2"), terms(-60, "a1"), terms(11, "a2")]],
])("a log that %s may be published", (_, added) => {
  expect(keepsNotice(before, [...before, ...added], at(0), 10)).toBe(true);
});

it.each<[string, Schedule]>([
  ["changes a box before the notice", [terms(-60, "a1"), terms(9.9, "a2")]],
  ["changes a box in the past", [terms(-60, "a1"), terms(-1, "a2")]],
  ["opens a box and changes it within the notice", [terms(-5, "a1", "b1"), terms(0, "a1", "b2")]],
  ["closes a box at once", [terms(0)]],
])("a log that %s is not published", (_, added) => {
  expect(keepsNotice(before, [...before, ...added], at(0), 10)).toBe(false);
});

it("an announced change is published again with other boxes, and is not taken back", () => {
  const announced = [...before, terms(5, "a2")];
  expect(keepsNotice(announced, [...announced, terms(0, "a1", "b1"), terms(5, "a2", "b1")], at(0), 10)).toBe(true);
  expect(keepsNotice(announced, [...announced, terms(0, "a1")], at(0), 10)).toBe(false);
});

describe("a shop whose clock is behind that of its witness", () => {
  let witness: TestWitness;
  let shop: Shop;
  beforeEach(async () => {
    witness = await TestWitness.start(7);
    shop = await openShop({ LOG_WITNESSES: witness.setting, LOG_QUORUM: "1", ODDS_NOTICE_MINUTES: "10" });
    const { terms: termsKey, records } = shop.app.publicLog.keys;
    witness.know(termsKey, records);
  });
  afterEach(async () => {
    await shop.close();
    await witness.close();
  });

  it.each([5, 120])("announces a change a notice before it comes, also if it is %i minutes behind", async (minutes) => {
    const { lootboxId, drops } = await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    const version = { lootboxId, tableVersion: 2, price: cents(600), drops, at: shop.clock.now };
    await shop.owner.connection.transaction().execute((tx) => publishVersion(tx, version));
    const witnessed = Date.now() + minutes * MINUTE_MS;
    witness.seconds = Math.floor(witnessed / 1_000);
    await shop.app.publicLog.terms.publish();
    const last = (await readTermsLog(shop)).findLast(({ kind }) => kind === "terms");
    const begin = last?.kind === "terms" ? Date.parse(last.validFrom) : Number.NaN;
    expect(Math.floor((begin - witnessed) / MINUTE_MS)).toBeOneOf([10, 11]);
  });
});
