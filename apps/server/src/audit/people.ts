import { type Kind, readTableKinds } from "../citus/table-kinds.ts";
import { tableFiles } from "../database/sql-files.ts";

/** The people whose rows a rule looks at: all, those whose ids are in a range, or a list. An open end has no bound. */
export type People = "all" | { from: string | undefined; to: string | undefined } | { ids: readonly string[] };

/** Ids come from the database, so they are uuids. */
function conditionOf(people: Exclude<People, "all">): string {
  if ("ids" in people) return `user_id = any ('{${people.ids.join(",")}}'::uuid[])`;
  const bounds = [
    ...(people.from === undefined ? [] : [`user_id >= '${people.from}'`]),
    ...(people.to === undefined ? [] : [`user_id < '${people.to}'`]),
  ];
  return bounds.join(" and ") || "true";
}

/** The tables whose rows belong to one person each, and those whose rows each make a value unique. */
export type SpreadTables = { people: readonly string[]; values: readonly string[] };

export async function readSpreadTables(): Promise<SpreadTables> {
  const tables = readTableKinds(await tableFiles());
  const namesOf = (wanted: Kind) =>
    tables.filter(({ kind }) => kind === wanted).map(({ name }) => name.replace("public.", ""));
  return { people: namesOf("person"), values: namesOf("value") };
}

/**
 * Returns a rule's query over the rows of these people: their tables are hidden by queries of the same names. If the
 * rows are to be copied, as some rules need in a cluster, the tables of values are hidden too.
 */
export function queryOf(query: string, tables: SpreadTables, people: People, isCopied = false): string {
  const isNamed = (table: string) => new RegExp(`\\b${table}\\b`).test(query);
  const condition = people === "all" ? "true" : conditionOf(people);
  const way = isCopied ? "materialized" : "not materialized";
  const ofPeople = people === "all" && !isCopied ? [] : tables.people.filter(isNamed);
  const hidden = [
    ...ofPeople.map((table) => `${table} as ${way} (select * from public.${table} where ${condition})`),
    ...(isCopied ? tables.values.filter(isNamed) : []).map(
      (table) => `${table} as ${way} (select * from public.${table})`,
    ),
  ];
  return hidden.length === 0 ? query : `with ${hidden.join(", ")} select * from (${query}) as rule`;
}
