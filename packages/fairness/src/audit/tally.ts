import type { OddsDrop, OddsTable } from "../odds/odds-table.ts";
import { TICKETS_PER_BOX } from "../odds/odds-table.ts";
import { figuresOf } from "../odds/figures.ts";
import { evenness, IMPROBABLE, meanTail } from "./chances.ts";
import type { Findings } from "./findings.ts";
import { Pools } from "./pools.ts";
import { rankOf } from "./scores.ts";

/** The voids with one reason. Amounts are cents. */
export type Voided = {
  boxes: number;
  /** The value of what the voids would have contained, and the average value by their tables. */
  worthCents: number;
  expectedCents: number;
  /** The sum of the ranks (0 to 1) that these items have among all tickets of their tables. */
  ranks: number;
};

/** Counts how often each table gave each item, and what voids would have contained. */
export class Tally {
  readonly voids = new Map<string, Voided>();
  readonly #wins = new Map<string, Map<string, number>>();
  readonly #pools = new Pools();

  /** The number of opened boxes. */
  get boxes(): number {
    const counts = [...this.#wins.values()].flatMap((wins) => [...wins.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  won(oddsHash: string, table: OddsTable, drop: OddsDrop): void {
    const { itemId } = drop;
    const wins = this.#wins.get(oddsHash) ?? new Map<string, number>();
    this.#wins.set(oddsHash, wins);
    wins.set(itemId, (wins.get(itemId) ?? 0) + 1);
    this.#pools.add(oddsHash, table, drop);
  }

  voided(reason: string, table: OddsTable, drop: OddsDrop): void {
    const voided = this.voids.get(reason) ?? { boxes: 0, worthCents: 0, expectedCents: 0, ranks: 0 };
    this.voids.set(reason, voided);
    voided.boxes += 1;
    voided.worthCents += drop.marketPriceCents;
    voided.expectedCents += figuresOf(table).expectedCents;
    voided.ranks += rankOf(table, drop);
  }

  /**
   * Each table and each reason is a separate test, which honest logs may fail by chance. So the bound is divided by the
   * number of tests.
   */
  judge(tables: ReadonlyMap<string, OddsTable>, findings: Findings): void {
    const bound = IMPROBABLE / Math.max(1, this.#wins.size + this.voids.size);
    for (const [oddsHash, wins] of this.#wins) {
      const drops = tables.get(oddsHash)?.drops ?? [];
      const chance = evenness(
        drops.map(({ itemId }) => wins.get(itemId) ?? 0),
        drops.map(({ tickets }) => tickets / TICKETS_PER_BOX),
      );
      findings.check("even", chance < bound ? `odds ${oddsHash}, probability ${chance.toExponential(1)}` : undefined);
    }
    this.#pools.judge(findings);
    for (const [reason, { boxes, ranks }] of this.voids) {
      const chance = meanTail(ranks / boxes, boxes);
      findings.check("voids", chance < bound ? `${reason}, probability at most ${chance.toExponential(1)}` : undefined);
    }
  }
}
