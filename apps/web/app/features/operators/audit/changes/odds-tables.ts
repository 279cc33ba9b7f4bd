import { type OddsTable, parseOddsTable } from "@trove/fairness";

/** The odds of a box before and after a change. `before` is undefined if the box had no odds yet. */
export type Tables = { before: OddsTable | undefined; after: OddsTable };

function tableIn({ oddsTable }: { oddsTable?: unknown }): OddsTable | undefined {
  if (typeof oddsTable !== "string") return undefined;
  try {
    return parseOddsTable(oddsTable);
  } catch {
    // The text is not a valid odds table, because somebody changed the entry in the database. The caller then shows the
    // fields as plain values.
    return undefined;
  }
}

/** The odds before and after a change. Undefined if there are none after the change, or if they did not change. */
export function tablesOf(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>) {
  const [before, after] = [tableIn(was), tableIn(is)];
  if (after === undefined || was["oddsTable"] === is["oddsTable"]) return undefined;
  return { before, after } satisfies Tables;
}
