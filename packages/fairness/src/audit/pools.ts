import { figuresOf } from "../odds/figures.ts";
import type { OddsDrop, OddsTable } from "../odds/odds-table.ts";
import { IMPROBABLE } from "./chances.ts";
import type { Findings } from "./findings.ts";
import { FairBets, TestMartingale } from "./test-martingale.ts";

/** Openings under any number of tables. Amounts are cents. */
type Pool = {
  readonly name: string;
  /** Below this probability, chance does not explain the result. */
  readonly bound: number;
  readonly martingale: TestMartingale;
  worthCents: number;
  expectedCents: number;
};

function poolOf(name: string, bound: number): Pool {
  return { name, bound, martingale: new TestMartingale(), worthCents: 0, expectedCents: 0 };
}

type Known = { readonly bets: FairBets; readonly expectedCents: number };

/**
 * Pools openings by box and in total. A table that changes often has too few openings to be tested alone, so wins could
 * be missing from the log unnoticed.
 */
export class Pools {
  readonly #tables = new Map<string, Known>();
  readonly #total = poolOf("all boxes", IMPROBABLE / 2);
  readonly #boxes = new Map<string, Pool>();

  add(oddsHash: string, table: OddsTable, drop: OddsDrop): void {
    const { bets, expectedCents } = this.#known(oddsHash, table);
    const multipliers = bets.multipliers(drop);
    for (const pool of [this.#total, this.#poolOf(table.boxId)]) {
      pool.martingale.add(multipliers);
      pool.worthCents += drop.marketPriceCents;
      pool.expectedCents += expectedCents;
    }
  }

  judge(findings: Findings): void {
    for (const { name, bound, martingale, worthCents, expectedCents } of [this.#total, ...this.#boxes.values()]) {
      const { tail } = martingale;
      const problem = `${name}, worth ${worthCents} cents, ${expectedCents} by the odds, probability at most ${tail.toExponential(1)}`;
      findings.check("pooled", tail < bound ? problem : undefined);
    }
  }

  #known(oddsHash: string, table: OddsTable): Known {
    const known = this.#tables.get(oddsHash) ?? {
      bets: new FairBets(table),
      expectedCents: figuresOf(table).expectedCents,
    };
    this.#tables.set(oddsHash, known);
    return known;
  }

  /**
   * The nth box gets 1 / (n (n + 1)) of the bound. Over any number of boxes, these parts sum to at most the whole
   * bound.
   */
  #poolOf(boxId: string): Pool {
    const place = this.#boxes.size + 1;
    const pool = this.#boxes.get(boxId) ?? poolOf(`box ${boxId}`, IMPROBABLE / 2 / (place * (place + 1)));
    this.#boxes.set(boxId, pool);
    return pool;
  }
}
