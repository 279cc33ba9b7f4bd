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

/** Returns the names of the tables whose rows belong to one person each. */
export async function personTables(): Promise<string[]> {
  const files = await tableFiles();
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^-- kind: person\nCREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name]) => name ?? ""),
  );
}

/** Returns a rule's query over the rows of these people: their tables are hidden by queries of the same names. */
export function queryOf(query: string, tables: readonly string[], people: People): string {
  if (people === "all") return query;
  const condition = conditionOf(people);
  const hidden = tables
    .filter((table) => new RegExp(`\\b${table}\\b`).test(query))
    .map((table) => `${table} as not materialized (select * from public.${table} where ${condition})`);
  return hidden.length === 0 ? query : `with ${hidden.join(", ")} select * from (${query}) as rule`;
}
