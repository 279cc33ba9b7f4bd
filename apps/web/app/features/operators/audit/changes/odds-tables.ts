import { type OddsTable, parseOddsTable } from "@trove/fairness";

/** The odds of a box before and after. `before` is undefined if the box couldn't be opened yet. */
export type Tables = { before: OddsTable | undefined; after: OddsTable };

function tableIn({ oddsTable }: { oddsTable?: unknown }): OddsTable | undefined {
  if (typeof oddsTable !== "string") return undefined;
  try {
    return parseOddsTable(oddsTable);
  } catch {
    // The entry was changed in the database. Its fields are shown as plain values instead.
    return undefined;
  }
}

/** The odds before and after a change; undefined if it has none after, or if they are equal. */
export function tablesOf(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>) {
  const [before, after] = [tableIn(was), tableIn(is)];
  if (after === undefined || was["oddsTable"] === is["oddsTable"]) return undefined;
  return { before, after } satisfies Tables;
}
