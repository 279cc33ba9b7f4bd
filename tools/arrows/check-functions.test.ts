import { describe, expect, test } from "vitest";
import { checkFunctions } from "./check-functions.ts";

const tables = {
  path: "apps/server/migrations/0001_tables.sql",
  text: [
    "-- room: ledger",
    "-- Why it is so.",
    "CREATE TABLE ledger_entries (entry_id uuid);",
    "-- room: lootboxes",
    "CREATE TABLE lootboxes (lootbox_id uuid);",
  ].join("\n"),
};

function sqlFunction(room: string, name: string, body: string) {
  const text = `-- room: ${room}\n-- What it does.\nCREATE FUNCTION command.${name}() RETURNS void AS $$\n${body}\n$$;\n`;
  return { path: `apps/server/migrations/functions/${name}.sql`, text };
}

const post = sqlFunction("ledger", "ledger_post", "INSERT INTO ledger_entries VALUES (1);");

function findings(...files: { path: string; text: string }[]): string[] {
  return checkFunctions([tables, post, ...files]).map(({ line, text }) => `${line} ${text}`);
}

describe("SQL functions", () => {
  test("touch their own tables, and others' through functions to the left", () => {
    const open = "SELECT * INTO box FROM lootboxes; -- FROM ledger_entries\nPERFORM command.ledger_post();";
    expect(findings(sqlFunction("lootboxes", "open_lootbox", open))).toEqual([]);
  });

  test("do not touch another room's tables, however they are named", () => {
    const bodies = [
      "UPDATE ledger_entries SET entry_id = 1;",
      "SELECT 1 FROM lootboxes b, public.ledger_entries e;",
      'DELETE FROM "ledger_entries";',
      "SELECT 1 FROM lootboxes JOIN ledger_entries USING (id);",
    ];
    for (const body of bodies) {
      expect(findings(sqlFunction("lootboxes", "open_lootbox", body))).toEqual([
        "4 ledger_entries belongs to ledger: lootboxes uses a function of that room",
      ]);
    }
  });

  test("do not call to the right", () => {
    const right = sqlFunction("lootboxes", "open_lootbox", "SELECT 1;");
    expect(findings(right, sqlFunction("ledger", "ledger_open", "PERFORM command.open_lootbox();"))).toEqual([
      "4 command.open_lootbox belongs to lootboxes, to the right of ledger",
    ]);
  });

  test("and tables say where they belong", () => {
    const nameless = { path: "apps/server/migrations/0002_more.sql", text: "CREATE TABLE raffles (id uuid);" };
    const wrong = sqlFunction("raffle", "draw_raffle", "SELECT 1;");
    expect(findings(nameless, wrong)).toEqual([
      '1 raffles needs a line "-- room: <name>" with a room of tools/arrows/rooms.ts',
      '3 draw_raffle needs a line "-- room: <name>" with a room of tools/arrows/rooms.ts',
    ]);
  });
});
