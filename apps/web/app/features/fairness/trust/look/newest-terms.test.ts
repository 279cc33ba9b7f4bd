import type { TermsLogLeaf } from "@trove/fairness/log";
import { expect, test } from "vitest";
import {
  logsOf,
  oddsLeafOf,
  openBox,
  tableOf,
  termsLeafOf,
} from "../../../../../../../packages/fairness/test/audited-logs.ts";
import { statementLeafOf } from "../../../../../../../packages/fairness/test/sample-statements.ts";
import { viewLog } from "../../logs/prove-leaf.ts";
import { LoggedOddsTables } from "./logged-odds.ts";
import { readNewest } from "./newest-terms.ts";

const table = tableOf(1);
const START = Date.parse("2026-11-21T00:00:00.000Z");
const NOW = "2026-11-30T00:00:00.000Z";
const minuteAt = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const terms = (count: number) => Array.from({ length: count }, (_, at) => termsLeafOf(minuteAt(at), [openBox(table)]));

/** Reads a terms log with these leaves. Also counts the lists of boxes that were read. */
async function newestIn(leaves: readonly TermsLogLeaf[]) {
  const { place } = (await logsOf([leaves], [[openBox(table)]], [])).terms;
  const view = await viewLog(place.read, place.policy);
  let lists = 0;
  const read: typeof view.read = (path, most) => {
    lists += path.startsWith("boxes/") ? 1 : 0;
    return view.read(path, most);
  };
  const counting = { ...view, read };
  const odds = new LoggedOddsTables(counting);
  return { ...(await readNewest(counting, odds, NOW)), from: odds.from, lists };
}

test("the odds in force are computed once, however far back the statement is", async () => {
  const near = await newestIn([oddsLeafOf(table), ...terms(40), statementLeafOf()]);
  const far = await newestIn([statementLeafOf(), oddsLeafOf(table), ...terms(2_100)]);
  expect(far.leaves.some(({ leaf }) => leaf.kind === "statement")).toBe(true);
  expect(far.inForce?.boxes).toHaveLength(1);
  expect(far.lists).toBe(near.lists);
});

test("reading ends at the batch that has a statement and terms in force", async () => {
  const { from, inForce } = await newestIn([...terms(1_100), statementLeafOf()]);
  expect([from, inForce?.boxes.length]).toEqual([77, 1]);
});

test("terms that are announced for later are no terms in force", async () => {
  const later = Array.from({ length: 1_100 }, (_, at) => termsLeafOf(`2026-12-${10 + (at % 20)}T00:00:00.000Z`, []));
  const { from, inForce } = await newestIn([oddsLeafOf(table), ...terms(1), ...later, statementLeafOf()]);
  expect([from, inForce?.boxes.length]).toEqual([0, 1]);
});

test("a log without a statement is read back nine batches, and its odds in force are known", async () => {
  const { from, inForce, lists } = await newestIn(terms(9 * 1_024 + 5));
  expect([from, inForce?.boxes.length, lists]).toEqual([5, 1, 24]);
}, 60_000);
