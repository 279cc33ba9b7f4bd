/** Numbers by month, as the report prints them. Labels stand in the order in which they came. */
export class Months {
  readonly #months = new Map<string, Map<string, number>>();

  /** Adds to a number of the month in which this time lies. Times begin with the month: 2026-11. */
  add(time: string, label: string, count = 1): void {
    const month = time.slice(0, "2026-11".length);
    const counts = this.#months.get(month) ?? new Map<string, number>();
    this.#months.set(month, counts);
    counts.set(label, (counts.get(label) ?? 0) + count);
  }

  /** The months in order, each with its numbers. */
  all(): readonly (readonly [string, ReadonlyMap<string, number>])[] {
    return [...this.#months].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}
