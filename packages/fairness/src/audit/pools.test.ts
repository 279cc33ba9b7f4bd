import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { logsOf, oddsLeafOf, openBox, openingLeaf, tableOf, termsLeafOf } from "../../test/audited-logs.ts";
import type { OpeningLeaf } from "../log/leaves/records-log.ts";
import type { OddsDrop, OddsTable } from "../odds/odds-table.ts";
import { dropAt } from "../odds/tickets.ts";
import { auditLogs } from "./audit-logs.ts";
import { Findings } from "./findings.ts";
import { Tally } from "./tally.ts";
import { FairBets, TestMartingale } from "./test-martingale.ts";

const WIN_CENTS = 1_900;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();

/** Audits the logs of a shop after this many openings. The shop has one box, whose table changes every minute. */
async function auditOf(openings: number, perTable: number, isLogged: (leaf: OpeningLeaf, table: OddsTable) => boolean) {
  const tables = Array.from({ length: Math.ceil(openings / perTable) }, (_, n) => tableOf(1, n + 1, 499 + (n % 7)));
  const lists = tables.map((table) => [openBox(table)]);
  const terms = tables.flatMap((table, n) => [oddsLeafOf(table), termsLeafOf(at(n), lists[n] ?? [])]);
  const records = tables.flatMap((table, n) => {
    const minute = `${at(n).slice(0, 16)}Z`;
    const count = Math.min(perTable, openings - n * perTable);
    const opened = Array.from({ length: count }, (__, one) => openingLeaf(table, n * perTable + one, minute));
    return opened.filter((leaf) => isLogged(leaf, table));
  });
  const logs = await logsOf([terms], lists, records);
  const { findings } = await auditLogs({
    terms: logs.terms.place,
    records: logs.records.place,
    endorsers: [],
    noticeMinutes: 10,
    kept: undefined,
    now: () => at(0),
    onProgress: () => {},
  });
  return findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule);
}

const isNoWin = ({ itemIds }: OpeningLeaf, { drops }: OddsTable) =>
  drops.every(({ itemId, marketPriceCents }) => marketPriceCents < WIN_CENTS || !itemIds.includes(itemId));

test("wins that are never answered are found in logs whose table changes every 20 openings, and nothing in honest ones", async () => {
  expect(await auditOf(2_000, 20, isNoWin)).toEqual(["pooled"]);
  expect(await auditOf(2_000, 20, () => true)).toEqual([]);
});

/** A ticket from a fixed seed. */
function ticketOf(seed: string, opening: number): number {
  return createHash("sha256").update(`${seed} ${opening}`).digest().readUIntBE(0, 6) % 1_000_000;
}

type Opening = { readonly table: OddsTable; readonly drop: OddsDrop; readonly opening: number };

/** Findings of the tally for a log that lacks some openings. Tables alternate, by default every 25 openings. */
function findingsOf(
  seed: string,
  { openings, tables, perTable = 25 }: { openings: number; tables: readonly OddsTable[]; perTable?: number },
  isLogged: (opening: Opening) => boolean,
) {
  const tally = new Tally();
  const findings = new Findings();
  const hashes = tables.map((table) => openBox(table).oddsHash);
  for (let opening = 0; opening < openings; opening += 1) {
    const place = Math.floor(opening / perTable) % tables.length;
    const table = tables[place] ?? tableOf(1);
    const drop = dropAt(table.drops, ticketOf(seed, opening));
    if (isLogged({ table, drop, opening })) tally.won(hashes[place] ?? "", table, drop);
  }
  tally.judge(new Map(tables.map((table, place) => [hashes[place] ?? "", table])), findings);
  return findings.all().find(({ rule }) => rule === "pooled");
}

const manyTables = (boxes: number, versions: number) =>
  Array.from({ length: boxes * versions }, (_, n) => tableOf(1 + (n % boxes), 1 + Math.floor(n / boxes)));

test.each([20, 27, 50, 100])(
  "a shop that logs %s of each table of 20,000 openings, and no win of 19 or more, is found",
  (perTable) => {
    const shop = { openings: 20_000, tables: manyTables(1, Math.ceil(20_000 / perTable)), perTable };
    expect(findingsOf("wins", shop, ({ drop }) => drop.marketPriceCents < WIN_CENTS)).toMatchObject({ broken: 2 });
    expect(findingsOf("wins", shop, () => true)).toMatchObject({ checked: 2, broken: 0 });
  },
);

describe("a shop that keeps openings from the log", () => {
  const shop = { openings: 30_000, tables: manyTables(4, 50) };

  test("a shop that keeps openings of only one box from the log is found for that box", () => {
    const [first] = shop.tables;
    const isHidden = ({ table, drop }: Opening) => table.boxId === first?.boxId && drop.marketPriceCents >= WIN_CENTS;
    const found = findingsOf("one box", shop, (opening) => !isHidden(opening));
    expect(found?.checked).toBe(5);
    expect(found?.examples.some((example) => example.includes(`box ${first?.boxId}`))).toBe(true);
    expect(found?.examples.filter((example) => example.includes("box ")).length).toBe(1);
  });

  test("a shop that keeps the most valuable item from the log, one in a thousand, is found", () => {
    const found = findingsOf("jackpots", { ...shop, openings: 40_000 }, ({ drop }) => drop.marketPriceCents < 60_000);
    expect(found?.broken).toBeGreaterThan(0);
  });

  test("a shop that kept openings from the log for some time is found long after", () => {
    const isHidden = ({ drop, opening }: Opening) => opening < 8_000 && drop.marketPriceCents >= WIN_CENTS;
    const found = findingsOf("for a time", { ...shop, openings: 40_000 }, (opening) => !isHidden(opening));
    expect(found?.broken).toBeGreaterThan(0);
  });

  test("a shop that keeps openings from the log and gives friends more is found too", () => {
    const isHidden = ({ drop, opening }: Opening) => opening % 3 === 0 && drop.marketPriceCents < 200;
    expect(findingsOf("friends", shop, (opening) => !isHidden(opening))?.broken).toBeGreaterThan(0);
  });
});

describe("an honest shop", () => {
  test("holds, whatever its tables", () => {
    const worthless = tableOf(9);
    const nothing = { ...worthless, drops: worthless.drops.map((drop) => ({ ...drop, marketPriceCents: 0 })) };
    const [rare] = tableOf(8).drops;
    const sure = { ...tableOf(8), drops: rare === undefined ? [] : [{ ...rare, tickets: 1_000_000 }] };
    for (const seed of ["a", "b"]) {
      const found = findingsOf(seed, { openings: 20_000, tables: [nothing, sure, ...manyTables(5, 40)] }, () => true);
      expect(found).toMatchObject({ checked: 8, broken: 0 });
    }
  });

  test("looks improbable as rarely as the bound says, even to who looks after every opening", () => {
    const [table, other] = [tableOf(1), tableOf(2)];
    const bets = [table, other].map((one) => ({ one, fair: new FairBets(one) }));
    const tails = Array.from({ length: 200 }, (_, shop) => {
      const martingale = new TestMartingale();
      for (let opening = 0; opening < 300; opening += 1) {
        const bet = bets[opening % 2];
        if (bet === undefined) throw new RangeError("There are two tables");
        martingale.add(bet.fair.multipliers(dropAt(bet.one.drops, ticketOf(`shop ${shop}`, opening))));
      }
      return martingale.tail;
    });
    expect(tails.filter((tail) => tail <= 0.1).length).toBeLessThanOrEqual(20);
  });

  test("no bet is expected to win or lose", () => {
    const table = tableOf(1);
    const fair = new FairBets(table);
    const expected = table.drops.map(({ tickets }, place) => {
      const drop = table.drops[place];
      return drop === undefined
        ? []
        : Array.from(fair.multipliers(drop), (power) => (tickets / 1_000_000) * Math.exp(power));
    });
    for (const bet of (expected[0] ?? []).keys()) {
      const sum = expected.reduce((total, ofDrop) => total + (ofDrop[bet] ?? 0), 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });
});
