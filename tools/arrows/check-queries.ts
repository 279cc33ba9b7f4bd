import type { Finding, SourceFile } from "./finding.ts";
import { isTest } from "./finding.ts";
import type { Script, Use } from "./read-script.ts";
import { readTables, tablesIn, unqualified } from "./read-sql.ts";
import { readArrows } from "./rooms.ts";
import { baseRoom, zoneOf } from "./zones.ts";

const RULE = "queries";

/**
 * Checks that queries in a room's scripts write only tables of that room. They may also read tables of the rooms in
 * `readArrows`: a join takes one round trip, but a call through the other room's door would take two.
 */
export function checkQueries(sql: SourceFile[], scripts: Script[]): Finding[] {
  const owners = new Map(readTables(sql).map(({ name, room }) => [name, room]));
  return scripts.flatMap(({ path, uses }) => {
    const room = roomOf(path);
    if (room === undefined || isTest(path)) return [];
    return uses.flatMap((use) =>
      touchedBy(use).flatMap(({ name, isWrite }) => {
        const owner = owners.get(name);
        if (owner === undefined || owner === baseRoom(room)) return [];
        if (!isWrite && readArrows[room]?.includes(owner) === true) return [];
        const text = isWrite
          ? `${name} belongs to ${owner}, which alone writes it`
          : `${name} belongs to ${owner}: use its door, or name the read in readArrows of tools/arrows/rooms.ts`;
        return [{ rule: RULE, path, line: use.line, text }];
      }),
    );
  });
}

/**
 * Returns the room or folder whose tables a script of the server may use. Returns undefined if it may use all tables:
 * the demo and the books check.
 */
function roomOf(path: string): string | undefined {
  const zone = zoneOf(path);
  if (zone.side !== "server") return undefined;
  if (zone.part === "room") return zone.room;
  return zone.part === "gateway" ? "sandbox-gateway" : zone.folder;
}

const writes = ["insertInto", "updateTable", "deleteFrom", "mergeInto"];
const reads = ["selectFrom", "from", "using", "innerJoin", "leftJoin", "rightJoin", "fullJoin", "crossJoin"];

function touchedBy(use: Use): { name: string; isWrite: boolean }[] {
  if (use.kind === "text") return tablesIn(use.text);
  if (use.kind !== "call") return [];
  const isWrite = writes.includes(use.method);
  return isWrite || reads.includes(use.method) ? use.first.map((name) => ({ name: tableName(name), isWrite })) : [];
}

/**
 * Converts a table name of the query builder to SQL: `itemStock as s` and `sandboxGateway.itemStock` become
 * `item_stock`.
 */
function tableName(builderName: string): string {
  const [bare = ""] = builderName.trim().split(/\s/);
  return unqualified(bare.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
