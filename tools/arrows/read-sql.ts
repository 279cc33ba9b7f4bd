import type { SourceFile } from "./finding.ts";
import { renamedRooms } from "./rooms.ts";

export type Named = { name: string; room: string | undefined; line: number };

/** Where a file of functions lies: its room, and whether only that room may call what is in it. */
export type SqlHome = { room: string; isInternal: boolean };

/** The home of a file below a folder `sql` of the server, or undefined for other files. */
export function sqlHomeOf(path: string): SqlHome | undefined {
  const [, room, internal] =
    /^apps\/server\/src\/(?:features\/)?([\w-]+)\/sql\/(internal\/)?[\w-]+\.sql$/.exec(path) ?? [];
  return room === undefined ? undefined : { room, isInternal: internal !== undefined };
}

/** Comments and texts blanked, lines kept. Bodies between $$ stay: they are what the rules are about. */
export function withoutComments(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (found) => found.replace(/[^\n]/g, " "));
}

/** Every table that a migration makes, with the room that the comment block right above it names. */
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
    return [{ name: unqualified(name), room, line: index + 1 }];
  });
}

/** The names of a file's functions. */
export function readFunctions({ text }: SourceFile): string[] {
  const pattern = /^\s*create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w."]+)/gim;
  return [...text.matchAll(pattern)].map((match) => unqualified(match[1] ?? ""));
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
