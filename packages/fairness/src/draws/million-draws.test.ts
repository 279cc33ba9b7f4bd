import { expect, inject, test } from "vitest";
import { dropAt } from "../odds/tickets.ts";
import { drawTicket } from "./draw.ts";

const { draws } = inject("size");
const TICKETS = [100, 900, 4_000, 15_000, 40_000, 90_000, 150_000, 250_000, 449_999, 1] as const;

function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, index) => {
    const wanted = expected[index] ?? 0;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
}

/**
 * Upper 0.1 % points of the chi-square distribution, from its tables. The seeds are fixed, so the test is
 * deterministic.
 */
const CRITICAL = { 8: 26.12, 999: 1142.85 } as const;

test(`${draws} draws are distributed like the tickets`, { timeout: 600_000 }, () => {
  const drops = TICKETS.map((tickets, place) => ({ tickets, place }));
  const wins = drops.map(() => 0);
  const thousandths = Array.from({ length: 1000 }, () => 0);
  const seeds = { serverSeed: "3f".repeat(32), oddsHash: "ab".repeat(32) };
  for (let number = 0; number < draws; number += 1) {
    const ticket = drawTicket({ ...seeds, clientHash: number.toString(16).padStart(64, "0") }, number % 5);
    const { place } = dropAt(drops, ticket);
    wins[place] = (wins[place] ?? 0) + 1;
    const thousandth = Math.floor(ticket / 1000);
    thousandths[thousandth] = (thousandths[thousandth] ?? 0) + 1;
  }
  // The drop with a single ticket is too rare for the statistic, so it is counted with the drop before it.
  const [single = 0, ...others] = wins.toReversed();
  const [last = 0, ...firsts] = others;
  const observed = [...firsts.toReversed(), last + single];
  const expected = [...TICKETS.slice(0, -2), 450_000].map((tickets) => (tickets * draws) / 1_000_000);
  expect(chiSquare(observed, expected)).toBeLessThan(CRITICAL[8]);
  expect(
    chiSquare(
      thousandths,
      thousandths.map(() => draws / 1000),
    ),
  ).toBeLessThan(CRITICAL[999]);
});
