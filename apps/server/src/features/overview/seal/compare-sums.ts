import type { DaySum, Difference } from "./seal.store.ts";

type Flow = Pick<DaySum, "fromAccount" | "toAccount">;
export type Measures = Pick<DaySum, "entries" | "amountCents" | "wonCents">;

/** Sums by day and flow; or by flow alone if `startsAt` is missing. */
export type SumRow = Flow & Measures & { startsAt?: Date | undefined };

type Cell = { difference: Difference; measures: Measures };

const keyOf = ({ day, fromAccount, toAccount }: Difference) => JSON.stringify([day, fromAccount, toAccount]);

/** Collects rows and adds up those of the same day and flow. */
export class SumTable {
  readonly #cells = new Map<string, Cell>();

  add(rows: readonly SumRow[]): this {
    for (const { startsAt, fromAccount, toAccount, entries, amountCents, wonCents } of rows) {
      const difference = { day: startsAt?.toISOString() ?? null, fromAccount, toAccount };
      const key = keyOf(difference);
      const { measures } = this.#cells.get(key) ?? { measures: { entries: 0, amountCents: 0, wonCents: 0 } };
      const added = {
        entries: measures.entries + entries,
        amountCents: measures.amountCents + amountCents,
        wonCents: measures.wonCents + wonCents,
      };
      this.#cells.set(key, { difference, measures: added });
    }
    return this;
  }

  rows(): SumRow[] {
    return [...this.#cells.values()].map(({ difference: { day, ...flow }, measures }) => ({
      ...flow,
      ...measures,
      ...(day !== null && { startsAt: new Date(day) }),
    }));
  }

  /** Returns the days and flows whose sums differ between the two tables. */
  differences(other: SumTable): Difference[] {
    const keys = new Set([...this.#cells.keys(), ...other.#cells.keys()]);
    return [...keys].flatMap((key) => {
      const [one, two] = [this.#cells.get(key), other.#cells.get(key)];
      const [mine, theirs] = [one?.measures, two?.measures];
      const isSame =
        (mine?.entries ?? 0) === (theirs?.entries ?? 0) &&
        (mine?.amountCents ?? 0) === (theirs?.amountCents ?? 0) &&
        (mine?.wonCents ?? 0) === (theirs?.wonCents ?? 0);
      const difference = one?.difference ?? two?.difference;
      return isSame || difference === undefined ? [] : [difference];
    });
  }
}
