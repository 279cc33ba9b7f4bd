import type { SourceFile } from "./finding.ts";

export type Named = { name: string; room: string | undefined; line: number };

/** Comments and texts blanked, lines kept. Bodies between $$ stay: they are what the rules are about. */
export function withoutComments(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (found) => found.replace(/[^\n]/g, " "));
}

/** Every table that a migration makes, with the room that the comment block right above it names. */
export function readTables({ text }: SourceFile): Named[] {
  return definitions(text, /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i);
}

/** The functions of a file, with the room that the file's first line names. */
export function readFunctions({ text }: SourceFile): Named[] {
  const room = roomIn(text.split("\n")[0] ?? "");
  return definitions(text, /^\s*create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w."]+)/i).map((one) => ({
    ...one,
    room,
  }));
}

function definitions(text: string, pattern: RegExp): Named[] {
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

function roomIn(line: string): string | undefined {
  return /^--\s*room:\s*([\w-]+)\s*$/.exec(line)?.[1];
}

export function unqualified(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .replaceAll('"', "")
    .toLowerCase();
}
