import { sum, times } from "@trove/money";
import type { Outcome, Win } from "../opening/opening-phase.ts";

/**
 * The wins that are celebrated: those worth more than their box, if all together are worth more than was paid. Only
 * with a verdict that does not depend on the person's answer.
 */
export function celebratedWins({ settled, wins, price }: Pick<Outcome, "settled" | "wins" | "price">): readonly Win[] {
  const verdict = settled?.judgement.verdict;
  if (verdict === undefined || verdict === "Contested") return [];
  if (sum(wins.map(({ item }) => item.marketPrice)) <= times(price, wins.length)) return [];
  return wins.filter(({ item }) => item.marketPrice > price);
}
