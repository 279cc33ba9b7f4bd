import type { Finding, SourceFile } from "./finding.ts";
import { readFunctions, readTables, unqualified, withoutComments } from "./read-sql.ts";
import type { Named } from "./read-sql.ts";
import { sqlRooms } from "./rooms.ts";

const FUNCTIONS = "apps/server/migrations/functions/";

/**
 * A SQL function touches only its own room's tables, and calls only functions of its own room or of rooms to the
 * left. Every table and every function says in a line `-- room: <name>` where it belongs.
 */
export function checkFunctions(files: SourceFile[]): Finding[] {
  const functionFiles = files.filter(({ path }) => path.startsWith(FUNCTIONS));
  const migrations = files.filter((file) => !functionFiles.includes(file));
  const tables = new Map<string, Named>();
  const functions = new Map<string, Named>();
  const findings: Finding[] = [];
  const collect = (file: SourceFile, found: Named[], into: Map<string, Named>) => {
    for (const one of found) {
      into.set(one.name, one);
      if (one.room !== undefined && sqlRooms.includes(one.room)) continue;
      const text = `${one.name} needs a line "-- room: <name>" with a room of tools/arrows/rooms.ts`;
      findings.push({ rule: "sql rooms", path: file.path, line: one.line, text });
    }
  };
  for (const file of migrations) collect(file, readTables(file), tables);
  for (const file of functionFiles) collect(file, readFunctions(file), functions);
  return [...findings, ...functionFiles.flatMap((file) => checkBody(file, tables, functions))];
}

function checkBody(file: SourceFile, tables: Map<string, Named>, functions: Map<string, Named>): Finding[] {
  const room = readFunctions(file)[0]?.room;
  if (room === undefined) return [];
  const code = withoutComments(file.text);
  const finding = (offset: number, rule: string, text: string): Finding => {
    return { rule, path: file.path, line: code.slice(0, offset).split("\n").length, text };
  };
  const touched = tablesIn(code).flatMap(({ name, offset }) => {
    const owner = tables.get(name)?.room;
    if (owner === undefined || owner === room) return [];
    return [finding(offset, "sql rooms", `${name} belongs to ${owner}: ${room} uses a function of that room`)];
  });
  const called = [...code.matchAll(/([\w.]+)\s*\(/g)].flatMap((match) => {
    const owner = functions.get(unqualified(match[1] ?? ""))?.room;
    if (owner === undefined || sqlRooms.indexOf(owner) <= sqlRooms.indexOf(room)) return [];
    return [finding(match.index, "sql rooms", `${match[1]} belongs to ${owner}, to the right of ${room}`)];
  });
  return [...touched, ...called];
}

/** Names after FROM, JOIN, INTO, UPDATE and USING, and those that follow them in a list with commas. */
function tablesIn(code: string): { name: string; offset: number }[] {
  const first = /\b(?:from|join|into|update|using|truncate)\s+(?:only\s+|table\s+)?((?:[\w"]+\.)?[\w"]+)/gi;
  return [...code.matchAll(first)].flatMap((match) => {
    const found = [{ name: unqualified(match[1] ?? ""), offset: match.index }];
    const next = /^(?:\s+(?:as\s+)?[a-z_]\w*)?\s*,\s*((?:[\w"]+\.)?[a-z_"][\w"]*)(?!\s*\()/i;
    let end = match.index + match[0].length;
    for (let more = next.exec(code.slice(end)); more !== null; more = next.exec(code.slice(end))) {
      found.push({ name: unqualified(more[1] ?? ""), offset: end });
      end += more[0].length;
    }
    return found;
  });
}
