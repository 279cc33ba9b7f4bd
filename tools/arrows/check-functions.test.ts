import { describe, expect, test } from "vitest";
import { checkFunctions } from "./check-functions.ts";
import { readScript } from "./read-script.ts";

const tables = [
  { path: "apps/server/src/features/ledger/sql/tables.sql", text: "CREATE TABLE ledger_entries (entry_id uuid);" },
  {
    path: "apps/server/src/features/lootboxes/sql/tables/boxes.sql",
    text: "CREATE TABLE lootboxes (lootbox_id uuid);",
  },
];

function sqlFunction(room: string, name: string, body: string) {
  const text = `-- What it does.\nCREATE FUNCTION command.${name}() RETURNS void AS $$\n${body}\n$$;\n`;
  return { path: `apps/server/src/features/${room}/sql/${name}.sql`, text };
}

const post = sqlFunction("ledger", "ledger_post", "INSERT INTO ledger_entries VALUES (1);");
const lock = sqlFunction("ledger", "internal/wallet_lock", "SELECT 1;");
const internal = { ...lock, text: lock.text.replace("internal/", "") };

function findings(...files: { path: string; text: string }[]): string[] {
  const scripts = files.filter(({ path }) => path.endsWith(".ts")).map(readScript);
  const sql = files.filter(({ path }) => path.endsWith(".sql"));
  return checkFunctions([...tables, post, internal, ...sql], scripts).map(({ line, text }) => `${line} ${text}`);
}

describe("SQL functions", () => {
  test("touch their own tables, and those of others through functions of rooms to the left", () => {
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
        "3 ledger_entries belongs to ledger: lootboxes uses a function of that room",
      ]);
    }
  });

  test("do not call to the right", () => {
    const right = sqlFunction("lootboxes", "open_lootbox", "SELECT 1;");
    expect(findings(right, sqlFunction("ledger", "ledger_open", "PERFORM command.open_lootbox();"))).toEqual([
      "3 command.open_lootbox belongs to lootboxes, to the right of ledger",
    ]);
  });

  test("call internal functions of their own room only", () => {
    const call = "PERFORM command.wallet_lock();";
    expect(findings(sqlFunction("ledger", "ledger_refund", call))).toEqual([]);
    expect(findings(sqlFunction("lootboxes", "open_lootbox", call))).toEqual([
      "3 command.wallet_lock is internal to ledger",
    ]);
  });

  test("are called by scripts unless they are internal", () => {
    const store = (name: string) => ({
      path: "apps/server/src/features/ledger/ledger.store.ts",
      text: `callCommand(db, sql\`command.${name}(\${userId}::uuid)\`);`,
    });
    expect(findings(store("ledger_post"))).toEqual([]);
    expect(findings(store("wallet_lock"))).toEqual([
      "1 command.wallet_lock is internal: only SQL functions of ledger call it",
    ]);
  });

  test("SQL functions of triggers may read tables to the left, but write their own only", () => {
    const triggers = (room: string, body: string) => sqlFunction(room, "triggers", body);
    expect(findings(triggers("lootboxes", "SELECT 1 FROM ledger_entries;"))).toEqual([]);
    expect(findings(triggers("lootboxes", "DELETE FROM ledger_entries;"))).toEqual([
      "3 ledger_entries belongs to ledger: lootboxes uses a function of that room",
    ]);
    expect(findings(triggers("ledger", "SELECT 1 FROM lootboxes;"))).toEqual([
      "3 lootboxes belongs to lootboxes: ledger uses a function of that room",
    ]);
  });

  test("are in a room", () => {
    const wrong = sqlFunction("raffle", "draw_raffle", "SELECT 1;");
    const outside = { ...sqlFunction("ledger", "ledger_sum", "SELECT 1;"), path: "apps/server/migrations/sum.sql" };
    expect(findings(wrong, outside)).toEqual([
      "1 raffle is no room: name it in apps/server/src/rooms.ts at its place in the order",
      "1 functions lie in sql/ or sql/internal/ of their room",
    ]);
  });
});
