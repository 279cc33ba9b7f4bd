import type { Finding, SourceFile } from "./finding.ts";
import { isTest } from "./finding.ts";
import type { Script } from "./read-script.ts";
import { readFunctions, readTables, sqlHomeOf, tablesIn, unqualified, withoutComments } from "./read-sql.ts";
import type { SqlHome } from "./read-sql.ts";
import { sqlRooms } from "./rooms.ts";

const RULE = "sql rooms";

/** The rooms of all tables, and the places of all functions. */
type Schema = { tables: Map<string, string>; functions: Map<string, SqlHome> };

/**
 * Rules for SQL functions:
 * - They touch only the tables of their own room. A trigger's function may also read those of rooms to its left.
 * - They may call any function of their own room, and those directly in `sql/` of rooms to its left.
 * - Functions in `sql/internal/` may be called by their room's SQL only, and by no script.
 * - Functions and tables belong to the room of their folder.
 */
export function checkFunctions(files: SourceFile[], scripts: Script[]): Finding[] {
  const tables = new Map(readTables(files).map(({ name, room }) => [name, room]));
  const functions = new Map<string, SqlHome>();
  for (const file of files) {
    const home = sqlHomeOf(file.path);
    if (home !== undefined) for (const name of readFunctions(file)) functions.set(name, home);
  }
  const schema = { tables, functions };
  return [
    ...files.flatMap((file) => checkFile(file, schema)),
    ...scripts.flatMap((script) => checkScript(script, schema)),
  ];
}

const isRightOf = (owner: string, room: string) => sqlRooms.indexOf(owner) > sqlRooms.indexOf(room);

function checkFile(file: SourceFile, { tables, functions }: Schema): Finding[] {
  const home = sqlHomeOf(file.path);
  if (home === undefined) return misplaced(file);
  const { room, holds } = home;
  if (!sqlRooms.includes(room)) {
    const text = `${room} is no room: name it in apps/server/src/rooms.ts at its place in the order`;
    return [{ rule: RULE, path: file.path, line: 1, text }];
  }
  const code = withoutComments(file.text);
  const finding = (offset: number, text: string): Finding => {
    return { rule: RULE, path: file.path, line: code.slice(0, offset).split("\n").length, text };
  };
  const touched = tablesIn(code).flatMap(({ name, offset, isWrite }) => {
    const owner = tables.get(name);
    if (owner === undefined || owner === room) return [];
    if (holds === "triggers" && !isWrite && !isRightOf(owner, room)) return [];
    return [finding(offset, `${name} belongs to ${owner}: ${room} uses a function of that room`)];
  });
  const called = [...code.matchAll(/([\w.]+)\s*\(/g)].flatMap((match) => {
    const owner = functions.get(unqualified(match[1] ?? ""));
    if (owner === undefined || owner.room === room) return [];
    if (isRightOf(owner.room, room)) {
      return [finding(match.index, `${match[1]} belongs to ${owner.room}, to the right of ${room}`)];
    }
    return owner.isInternal ? [finding(match.index, `${match[1]} is internal to ${owner.room}`)] : [];
  });
  return [...touched, ...called];
}

/**
 * Reports a file that creates functions of the schema `command` in a folder where the server does not look for them.
 */
function misplaced(file: SourceFile): Finding[] {
  if (!/\bfunction\s+command\./i.test(withoutComments(file.text))) return [];
  const text = "functions lie in sql/ or sql/internal/ of their room";
  return [{ rule: RULE, path: file.path, line: 1, text }];
}

function checkScript({ path, uses }: Script, { functions }: Schema): Finding[] {
  if (isTest(path)) return [];
  return uses.flatMap((use) => {
    if (use.kind !== "text") return [];
    return [...use.text.matchAll(/\bcommand\.(\w+)/g)].flatMap(([call, name = ""]) => {
      const owner = functions.get(name);
      if (owner?.isInternal !== true) return [];
      const text = `${call} is internal: only SQL functions of ${owner.room} call it`;
      return [{ rule: RULE, path, line: use.line, text }];
    });
  });
}
