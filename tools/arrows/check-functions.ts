import type { Finding, SourceFile } from "./finding.ts";
import { isTest } from "./finding.ts";
import type { Script } from "./read-script.ts";
import { readFunctions, readTables, sqlHomeOf, tablesIn, unqualified, withoutComments } from "./read-sql.ts";
import type { SqlHome } from "./read-sql.ts";
import { sqlRooms } from "./rooms.ts";

const RULE = "sql rooms";

/** The room of each table, and the place of each function. */
type Schema = { tables: Map<string, string>; functions: Map<string, SqlHome> };

/**
 * Checks SQL functions by these rules:
 * - A function uses only tables of its own room. A trigger's function may also read tables of rooms to its left.
 * - A function may call all functions of its own room. Of rooms to its left, it may call those directly in `sql/`.
 * - Functions in `sql/internal/` are called only by SQL of their room, and by no script.
 * - A function or table belongs to the room in whose folder it is declared.
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
 * Reports a file outside of the `sql/` folders that creates functions of the schema `command`. The server would not
 * find them.
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
