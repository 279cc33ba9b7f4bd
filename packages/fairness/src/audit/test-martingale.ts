import type { OddsDrop, OddsTable } from "../odds/odds-table.ts";
import { TICKETS_PER_BOX } from "../odds/odds-table.ts";
import { rankOf, ratioOf } from "./scores.ts";

/*
 * A sequential test of openings under any number of tables (Ramdas et al., "Game-theoretic statistics and safe
 * anytime-valid inference", 2023). It bets one coin on every opening at odds that are fair by its table. If the tables
 * are true, the probability that it ever reaches 1 / p coins is at most p, however often it is read.
 */

const SCORES = [rankOf, ratioOf] as const;

/** Stakes of both signs. Smaller stakes detect smaller differences, but need more openings for it. */
const STAKES = Array.from({ length: 20 }, (_, power) => 2 ** (power - 16)).flatMap((stake) => [-stake, stake]);

const BETS = SCORES.length * STAKES.length;

/** The logarithm of a weighted sum of exponentials. The exponentials may be too large for a double. */
function logSumExp(exponents: Float64Array, weightOf: (place: number) => number): number {
  let highest = -Infinity;
  for (const exponent of exponents) if (exponent > highest) highest = exponent;
  let sum = 0;
  for (let place = 0; place < exponents.length; place += 1) {
    sum += weightOf(place) * Math.exp((exponents[place] ?? 0) - highest);
  }
  return highest + Math.log(sum);
}

/** The bets on the boxes of one table. */
export class FairBets {
  readonly #scores: readonly ReadonlyMap<string, number>[];
  /** For each bet, the logarithm of the expectation of exp(s × score). */
  readonly #expected: Float64Array;

  constructor(table: OddsTable) {
    const { drops } = table;
    const chanceOf = (place: number) => (drops[place]?.tickets ?? 0) / TICKETS_PER_BOX;
    this.#scores = SCORES.map((scoreOf) => new Map(drops.map((drop) => [drop.itemId, scoreOf(table, drop)])));
    const expected = this.#scores.flatMap((scores) =>
      STAKES.map((stake) =>
        logSumExp(
          Float64Array.from(scores.values(), (score) => stake * score),
          chanceOf,
        ),
      ),
    );
    this.#expected = Float64Array.from(expected);
  }

  /** The logarithm of the factor by which each bet is multiplied if the box contained this item. */
  multipliers({ itemId }: OddsDrop): Float64Array {
    const multipliers = new Float64Array(BETS);
    let bet = 0;
    for (const scores of this.#scores) {
      const score = scores.get(itemId) ?? 0;
      for (const stake of STAKES) {
        multipliers[bet] = stake * score - (this.#expected[bet] ?? 0);
        bet += 1;
      }
    }
    return multipliers;
  }
}

const equally = () => 1 / BETS;

/** One coin, divided equally among all bets. */
export class TestMartingale {
  /** The logarithm of each bet's present value. */
  readonly #bets = new Float64Array(BETS);
  #highest = 0;

  add(multipliers: Float64Array): void {
    for (let bet = 0; bet < BETS; bet += 1) this.#bets[bet] = (this.#bets[bet] ?? 0) + (multipliers[bet] ?? 0);
    this.#highest = Math.max(this.#highest, logSumExp(this.#bets, equally));
  }

  /**
   * An upper bound of the probability that honest openings ever look as improbable as these openings did at their
   * worst.
   */
  get tail(): number {
    return Math.exp(-this.#highest);
  }
}
