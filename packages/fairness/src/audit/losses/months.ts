import type { DrawnLeaf, LostLeaf } from "../../log/leaves/records-log.ts";
import type { LostWorth } from "./losses.ts";

type Month = { openings: number; voids: number; losses: number; lostBoxes: number; lostCents: number };

const number = (count: number) => count.toLocaleString("en");

function line([month, { openings, voids, losses, lostBoxes, lostCents }]: [string, Month]): string {
  const lost =
    losses === 0
      ? "no losses"
      : `${number(losses)} losses, of ${number(lostBoxes)} boxes with ${number(lostCents)} cents`;
  return `${month}: ${number(openings)} openings, ${number(voids)} voids, ${lost}`;
}

/** Counts openings, voids and losses by month. */
export class Months {
  readonly #months = new Map<string, Month>();

  #of(time: string): Month {
    const name = time.slice(0, "2026-11".length);
    const month = this.#months.get(name) ?? { openings: 0, voids: 0, losses: 0, lostBoxes: 0, lostCents: 0 };
    this.#months.set(name, month);
    return month;
  }

  recorded({ kind, time }: DrawnLeaf): void {
    this.#of(time)[kind === "void" ? "voids" : "openings"] += 1;
  }

  lost({ time }: LostLeaf, { boxes, worthCents }: LostWorth): void {
    const month = this.#of(time);
    month.losses += 1;
    month.lostBoxes += boxes;
    month.lostCents += worthCents;
  }

  /** One line for each month, in order. */
  lines(): readonly string[] {
    return [...this.#months].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(line);
  }
}
