import { describe, expect, test } from "vitest";
import { checkQueries } from "./check-queries.ts";
import { readScript } from "./read-script.ts";
import { readArrows, serverRooms } from "./rooms.ts";

const tablesOf = (folder: string, table: string) => ({
  path: `apps/server/src/${folder}/sql/tables.sql`,
  text: `CREATE TABLE ${table} (a int);`,
});
const tables = [
  tablesOf("features/ledger", "ledger_entries"),
  tablesOf("features/purchases", "purchases"),
  tablesOf("features/items", "item_stock"),
  tablesOf("features/mail", "outbox"),
  tablesOf("sandbox-gateway", "sandbox_gateway.gateway_events"),
];

function findings(path: string, text: string): string[] {
  return checkQueries(tables, [readScript({ path, text })]).map((finding) => `${finding.line} ${finding.text}`);
}

const mail = "apps/server/src/features/mail/outbox.store.ts";
const inventory = "apps/server/src/features/inventory/inventory.store.ts";

describe("a room's queries", () => {
  test("read and write its own tables", () => {
    const text = 'db.selectFrom("outbox as o"); db.insertInto("outbox"); sql`UPDATE outbox SET a = 1`;';
    expect(findings(mail, text)).toEqual([]);
  });

  test("read no other room's tables, in the builder, in a join, in a list or in SQL", () => {
    const text = [
      'db.selectFrom("purchases as p");',
      'db.selectFrom("outbox").innerJoin("ledgerEntries as e", "e.a", "outbox.a");',
      'db.selectFrom(["outbox", "itemStock"]);',
      "sql`select 1 from outbox o, purchases p left join ledger_entries e on true`;",
      "sql`with first as (select a from outbox) select a from first`;",
    ].join("\n");
    expect(findings(mail, text).map((one) => one.split(" ", 2).join(" "))).toEqual([
      "1 purchases",
      "2 ledger_entries",
      "3 item_stock",
      "4 purchases",
      "4 ledger_entries",
    ]);
  });

  test("may read what readArrows names, but not write it", () => {
    expect(findings(inventory, 'db.selectFrom("itemStock"); sql`select 1 from item_stock`')).toEqual([]);
    const writing =
      'db.updateTable("itemStock");\nsql`delete from item_stock`;\nsql`insert into item_stock values (1)`';
    expect(findings(inventory, writing)).toEqual(
      [1, 2, 3].map((line) => `${line} item_stock belongs to items, which alone writes it`),
    );
  });

  test("name tables of another schema as the builder does", () => {
    expect(findings(mail, 'db.selectFrom("sandboxGateway.gatewayEvents")')).toHaveLength(1);
    expect(
      findings("apps/server/src/sandbox-gateway/events.store.ts", 'db.selectFrom("sandboxGateway.gatewayEvents")'),
    ).toEqual([]);
  });

  test("are not checked in tests, in the demo and in the books check", () => {
    const text = 'db.selectFrom("purchases"); db.insertInto("outbox")';
    expect(findings("apps/server/src/features/mail/mail.test.ts", text)).toEqual([]);
    expect(findings("apps/server/src/demo/demo.store.ts", text)).toEqual([]);
    expect(findings("apps/server/src/audit/audit.store.ts", text)).toEqual([]);
  });
});

test("rooms read only the tables of rooms to their left", () => {
  for (const [room, read] of Object.entries(readArrows)) {
    // The figures for Prometheus are no room.
    if (!serverRooms.includes(room)) continue;
    for (const owner of read) expect(serverRooms.indexOf(owner)).toBeLessThan(serverRooms.indexOf(room));
  }
});
