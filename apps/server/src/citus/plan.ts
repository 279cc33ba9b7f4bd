import type { DeclaredTable } from "./table-kinds.ts";

/** How a table is stored in a cluster: in shards by a column, or only on the coordinator. */
export type Place = { way: "shards"; column: string } | { way: "coordinator" };

/** A table of the database, its place now, the tables that it refers to, and its triggers. */
export type FoundTable = { name: string; place: Place; refersTo: readonly string[]; triggers: readonly string[] };

/** A table that moves from the coordinator into shards by a column. */
export type Step = { table: string; kind: "person" | "value"; column: string; place: Place };
export type Plan = { steps: readonly Step[]; done: number; problems: readonly string[] };

export const placeText = (place: Place) => (place.way === "shards" ? `shards by ${place.column}` : "coordinator");

/** Sorts tables so that each comes after those it refers to. */
function inOrder(tables: readonly FoundTable[]): FoundTable[] {
  const sorted = new Set<FoundTable>();
  const begun = new Set<FoundTable>();
  const add = (table: FoundTable) => {
    if (begun.has(table)) return;
    begun.add(table);
    for (const other of tables) if (table.refersTo.includes(other.name)) add(other);
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}

type Judged = { step: Step } | { problem: string } | "done";

/** Rows of people and of values are spread. The others are few, or belong to the shop as a whole. */
function judge({ name, place, triggers }: FoundTable, table: DeclaredTable | undefined): Judged {
  if (table?.kind === undefined) return { problem: `${name}: this release doesn't know the table.` };
  const { kind, key } = table;
  const isSpread = key !== undefined && (kind === "person" || kind === "value");
  const wanted: Place = isSpread ? { way: "shards", column: key } : { way: "coordinator" };
  if (placeText(place) === placeText(wanted)) return "done";
  if (place.way === "shards" || !isSpread)
    return { problem: `${name}: its place is ${placeText(place)}, but should be ${placeText(wanted)}.` };
  if (triggers.length > 0)
    return { problem: `${name}: has the triggers ${triggers.join(", ")}, which the next release removes.` };
  return { step: { table: name, kind, column: key, place: wanted } };
}

/**
 * Compares where the tables of a database are with where their kinds belong. Steps come in the order in which Citus
 * takes them: `users` first, the other tables of people, then those of values.
 */
export function planDistribution(found: readonly FoundTable[], declared: readonly DeclaredTable[]): Plan {
  const of = new Map(declared.map((table) => [table.name, table]));
  const judged = inOrder(found).map((table) => judge(table, of.get(table.name)));
  const steps = judged.flatMap((each) => (typeof each === "object" && "step" in each ? [each.step] : []));
  const rank = ({ table, kind }: Step) => (table === "public.users" ? 0 : kind === "person" ? 1 : 2);
  return {
    steps: steps.toSorted((a, b) => rank(a) - rank(b)),
    done: judged.filter((each) => each === "done").length,
    problems: judged.flatMap((each) => (typeof each === "object" && "problem" in each ? [each.problem] : [])),
  };
}
