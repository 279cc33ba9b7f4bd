import type { SourceFile } from "./finding.ts";
import { renamedRooms, tablesOfAdmin } from "./rooms.ts";

export type Named = { name: string; room: string | undefined; line: number };

/** The place of a file with functions: its room, and whether only that room may call them. */
export type SqlHome = { room: string; isInternal: boolean };

/** The place of a file in a folder `sql` of the server; undefined for other files. */
export function sqlHomeOf(path: string): SqlHome | undefined {
  const [, room, internal] =
    /^apps\/server\/src\/(?:features\/)?([\w-]+)\/sql\/(internal\/)?[\w-]+\.sql$/.exec(path) ?? [];
  return room === undefined ? undefined : { room, isInternal: internal !== undefined };
}

/** Blanks comments and quoted texts but keeps the lines. Bodies between $$ stay, because the rules check them. */
export function withoutComments(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (found) => found.replace(/[^\n]/g, " "));
}

/** All tables that a migration creates, with the room named by the comments directly above each. */
export function readTables({ text }: SourceFile): Named[] {
  const pattern = /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i;
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = pattern.exec(line)?.[1];
    if (name === undefined) return [];
    let room: string | undefined;
    for (let above = index - 1; above >= 0 && lines[above]?.startsWith("--"); above -= 1) {
      room ??= roomIn(lines[above] ?? "");
    }
    const table = unqualified(name);
    return [{ name: table, room: room === "admin" ? tablesOfAdmin.get(table) : room, line: index + 1 }];
  });
}

/** The names of the functions in a file. */
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

function roomIn(line: string): string | undefined {
  const name = /^--\s*room:\s*([\w-]+)\s*$/.exec(line)?.[1];
  return name === undefined ? undefined : (renamedRooms[name] ?? name);
}

export function unqualified(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .replaceAll('"', "")
    .toLowerCase();
}
