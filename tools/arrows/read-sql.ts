import type { SourceFile } from "./finding.ts";

/** A table and the room in whose folder it is declared. */
type Table = { name: string; room: string };

/** Where a SQL file belongs: its room, the kind of its contents, and whether only that room may call its functions. */
export type SqlHome = { room: string; holds: "tables" | "triggers" | "functions"; isInternal: boolean };

/** Returns where a SQL file belongs; undefined for files outside of the server's `sql` folders. */
export function sqlHomeOf(path: string): SqlHome | undefined {
  const [, room, below = ""] = /^apps\/server\/src\/(?:features\/)?([\w-]+)\/sql\/([\w/-]+)\.sql$/.exec(path) ?? [];
  if (room === undefined) return undefined;
  const holds = /^tables(\/|$)/.test(below) ? "tables" : below === "triggers" ? "triggers" : "functions";
  return { room, holds, isInternal: below.startsWith("internal/") };
}

/**
 * Replaces comments and quoted texts with spaces and keeps the lines. Bodies between $$ stay, because the rules check
 * them.
 */
export function withoutComments(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (found) => found.replace(/[^\n]/g, " "));
}

/**
 * Finds all tables that the tables files declare. Migrations are not read, because these files also declare their
 * tables.
 */
export function readTables(files: readonly SourceFile[]): Table[] {
  const pattern = /^\s*create\s+(?:unlogged\s+)?table\s+([\w."]+)/gim;
  return files.flatMap(({ path, text }) => {
    const home = sqlHomeOf(path);
    if (home?.holds !== "tables") return [];
    return [...text.matchAll(pattern)].map((match) => ({ name: unqualified(match[1] ?? ""), room: home.room }));
  });
}

/** Finds the names of the functions that a file creates. */
export function readFunctions({ text }: SourceFile): string[] {
  const pattern = /^\s*create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w."]+)/gim;
  return [...text.matchAll(pattern)].map((match) => unqualified(match[1] ?? ""));
}

/** A table named in a statement, and whether the statement changes its rows. */
type Touched = { name: string; offset: number; isWrite: boolean };

/** Finds the names after FROM, JOIN, INTO, UPDATE, USING and TRUNCATE, and the names that follow them after commas. */
export function tablesIn(code: string): Touched[] {
  const first = /\b(delete\s+from|from|join|into|update|using|truncate)\s+(?:only\s+|table\s+)?((?:[\w"]+\.)?[\w"]+)/gi;
  return [...code.matchAll(first)].flatMap((match) => {
    const isWrite = /^(delete|into|update|truncate)/i.test(match[1] ?? "");
    const found = [{ name: unqualified(match[2] ?? ""), offset: match.index, isWrite }];
    const next = /^(?:\s+(?:as\s+)?[a-z_]\w*)?\s*,\s*((?:[\w"]+\.)?[a-z_"][\w"]*)(?!\s*\()/i;
    let end = match.index + match[0].length;
    for (let more = next.exec(code.slice(end)); more !== null; more = next.exec(code.slice(end))) {
      found.push({ name: unqualified(more[1] ?? ""), offset: end, isWrite });
      end += more[0].length;
    }
    return found;
  });
}

export function unqualified(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .replaceAll('"', "")
    .toLowerCase();
}
