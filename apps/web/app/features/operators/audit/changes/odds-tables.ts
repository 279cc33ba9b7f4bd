import { type OddsTable, parseOddsTable } from "@trove/fairness";

/** The odds of a box before and after. Before are none if nobody could open it. */
export type Tables = { before: OddsTable | undefined; after: OddsTable };

function tableIn({ oddsTable }: { oddsTable?: unknown }): OddsTable | undefined {
  if (typeof oddsTable !== "string") return undefined;
  try {
    return parseOddsTable(oddsTable);
  } catch {
    // Somebody has changed the entry in the database: its fields are shown as they are.
    return undefined;
  }
}

/** The odds that a change has, if it has some and they differ. */
export function tablesOf(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>) {
  const [before, after] = [tableIn(was), tableIn(is)];
  if (after === undefined || was["oddsTable"] === is["oddsTable"]) return undefined;
  return { before, after } satisfies Tables;
}
