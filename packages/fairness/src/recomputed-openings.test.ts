import { expect, inject, test } from "vitest";
import { caseOf } from "../test/independent/case-of.ts";
import { faultsOf } from "../test/independent/judge.ts";
import * as shop from "../test/sample-shop.ts";
import * as fairness from "./index.ts";
import type { HeldOpening, SignedText } from "./index.ts";

const { openings } = inject("size");

/**
 * Upper 0.1 % point of the chi-square distribution with two degrees of freedom, from its tables. The seeds are fixed,
 * so the test is deterministic.
 */
const CRITICAL = 13.82;

/**
 * The chi-square value of the wins. The rarest drop is counted together with the next, because it is too rare by
 * itself.
 */
function chiSquare(wins: readonly number[], boxes: number): number {
  const [gold = 0, radio = 0, puzzle = 0, pawn = 0] = wins;
  const observed = [gold + radio, puzzle, pawn];
  return observed.reduce((sum, count, place) => {
    const wanted = boxes * ([0.05, 0.25, 0.7][place] ?? 0);
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
}

const PART = 500;
const table = fairness.parseOddsTable(shop.oddsTable);
const tables = new Map([[fairness.oddsHash(shop.oddsTable), shop.oddsTable]]);

type Step = { readonly held: HeldOpening; readonly record: SignedText; readonly recordBefore: string };

/** Every fiftieth nonce ends in a void, which draws nothing. */
const isVoid = (nonce: number) => nonce % 50 === 49;

/** Opens this number of boxes of one person at an honest shop: 1 to 5 for each nonce. */
function* chainOf(boxes: number): Generator<Step> {
  const blocked = { reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 50_000 };
  let recordBefore = "";
  for (let opened = 0, nonce = 0; opened < boxes; nonce += 1) {
    const quantity = Math.min(1 + (nonce % 5), boxes - opened);
    const held = shop.hold({ nonce, before: fairness.recordHash(recordBefore), quantity });
    const record = isVoid(nonce) ? shop.voidOf(held, blocked) : shop.receiptOf(held);
    yield { held, record, recordBefore };
    recordBefore = record.text;
    opened += isVoid(nonce) ? 0 : quantity;
  }
}

async function judgePart(part: readonly Step[], from: fairness.HistoryState): Promise<fairness.HistoryState> {
  const listed = part.map(({ held, record }) => shop.listed(held, record));
  const { judgements, state } = await fairness.judgeHistory(listed, tables, from, shop.trust);
  for (const { verdict, record } of judgements) {
    expect(verdict).toBe(record !== undefined && isVoid(record.nonce) ? "Contested" : "Recomputed");
  }
  return state;
}

test(`${openings} boxes of one chain are verified by both implementations, and won like their tickets`, async () => {
  const wins = table.drops.map(() => 0);
  let state = fairness.NO_HISTORY;
  let part: Step[] = [];
  for (const step of chainOf(openings)) {
    expect(faultsOf(caseOf(step.held, step.record, step.recordBefore))).toEqual([]);
    part.push(step);
    const record = fairness.parseRecord(step.record.text);
    for (const itemId of record.kind === "Receipt" ? record.itemIds : []) {
      const place = table.drops.findIndex((drop) => drop.itemId === itemId);
      wins[place] = (wins[place] ?? 0) + 1;
    }
    if (part.length < PART) continue;
    state = await judgePart(part, state);
    part = [];
  }
  await judgePart(part, state);
  expect(wins.reduce((sum, count) => sum + count, 0)).toBe(openings);
  expect(chiSquare(wins, openings)).toBeLessThan(CRITICAL);
}, 600_000);
