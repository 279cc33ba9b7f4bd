import { dropAt } from "../../odds/tickets.ts";
import { drawTicket } from "../../draws/draw.ts";
import type { LogClient } from "../../log/client/log-client.ts";
import type { DrawnLeaf, LostLeaf } from "../../log/leaves/records-log.ts";
import { recordsLog } from "../../log/leaves/records-log.ts";
import type { TreeHead } from "../../log/tree/tree-head.ts";
import type { OddsDrop, OddsTable } from "../../odds/odds-table.ts";
import { MOST_BOXES } from "../../records/offer.ts";
import { IMPROBABLE, meanTail } from "../chances.ts";
import type { Findings } from "../findings.ts";
import type { Months } from "../history/months.ts";
import { parsedOr } from "../parsed-or.ts";
import { rankOf } from "../scores.ts";

type Reading = {
  readonly client: LogClient;
  readonly tree: TreeHead;
  readonly findings: Findings;
  readonly tables: ReadonlyMap<string, OddsTable>;
  readonly months: Months;
};

/** A lost record: its leaf's index, and its minute in milliseconds since 1970. */
type Lost = { readonly index: number; readonly minute: number };

/** How many records are lost, in how many stretches of the log. */
export type LostStretches = { readonly records: number; readonly count: number };

const NEAR_MS = 120_000;

/**
 * A restore loses all records since a moment, which follow each other in the log. In the batch of that moment, others
 * of the same minute may stand between them.
 */
function areTogether(one: Lost, next: Lost): boolean {
  return next.index === one.index + 1 || Math.abs(next.minute - one.minute) <= NEAR_MS;
}

function dropsOf({ serverSeed, clientHash, oddsHash, quantity }: DrawnLeaf, { drops }: OddsTable): readonly OddsDrop[] {
  return Array.from({ length: quantity }, (_, box) =>
    dropAt(drops, drawTicket({ serverSeed, clientHash, oddsHash }, box)),
  );
}

/**
 * Looks at the leaves that say that records are lost. Each must name an earlier record, once. A loss only asks, because
 * honest shops lose records too; but a shop that loses its big wins loses better ones than chance would.
 */
export class Losses {
  readonly #reading: Reading;
  readonly #named = new Set<number>();
  readonly #lost: Lost[] = [];
  #boxes = 0;
  /** The sum of the ranks (0 to 1) that the lost items have among all tickets of their tables. */
  #ranks = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** The record that a leaf calls lost; undefined if it names none. */
  async #recordOf({ logIndex, recordHash }: LostLeaf, index: number): Promise<DrawnLeaf | undefined> {
    if (logIndex >= index) return undefined;
    const { client, tree } = this.#reading;
    const entry = await client.entry(tree, logIndex);
    const leaf = parsedOr(() => recordsLog.read(entry), undefined);
    return leaf === undefined || leaf.kind === "lost" || leaf.recordHash !== recordHash ? undefined : leaf;
  }

  async take(lost: LostLeaf, index: number): Promise<void> {
    const { findings, tables, months } = this.#reading;
    months.add(lost.time, "losses");
    const record = this.#named.has(lost.logIndex) ? undefined : await this.#recordOf(lost, index);
    this.#named.add(lost.logIndex);
    if (record === undefined) {
      findings.check("lost", `leaf ${index} names no record, or one that is lost already`);
      return;
    }
    findings.check("lost", undefined);
    findings.ask("lost", `leaf ${index}: the record of leaf ${lost.logIndex}`);
    this.#lost.push({ index: lost.logIndex, minute: Date.parse(record.time) });
    const table = tables.get(record.oddsHash);
    if (table === undefined || record.quantity > MOST_BOXES) return;
    const drops = dropsOf(record, table);
    this.#boxes += drops.length;
    this.#ranks += drops.reduce((sum, drop) => sum + rankOf(table, drop), 0);
    months.add(lost.time, "lost boxes", drops.length);
    const worth = drops.reduce((sum, { marketPriceCents }) => sum + marketPriceCents, 0);
    months.add(lost.time, "cents in lost boxes", worth);
  }

  /** The number of stretches of the log in which records are lost, of all records. Undefined without losses. */
  get stretches(): LostStretches | undefined {
    const [first, ...others] = this.#lost.toSorted((one, other) => one.index - other.index);
    if (first === undefined) return undefined;
    let [last, count] = [first, 1];
    for (const next of others) {
      if (!areTogether(last, next)) count += 1;
      last = next;
    }
    return { records: this.#lost.length, count };
  }

  judge(): void {
    if (this.#boxes === 0) return;
    const chance = meanTail(this.#ranks / this.#boxes, this.#boxes);
    const problem = `what was lost, probability at most ${chance.toExponential(1)}`;
    this.#reading.findings.check("lost", chance < IMPROBABLE ? problem : undefined);
  }
}
