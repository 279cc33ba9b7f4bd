import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "../../src/database/connection.ts";
import { migrate } from "../../src/database/migrate.ts";
import { APP, OWNER } from "../postgres-setup.ts";
import { callFunction } from "./honest-commands.ts";
import { type HonestShop, openHonestShop } from "./honest-shop.ts";

let honest: HonestShop;
beforeAll(async () => {
  honest = await openHonestShop();
});
afterAll(() => honest.shop.close());

const asApplication = (statement: string) => sql.raw(statement).execute(honest.shop.database.connection);

/** A person's next opening, which has to lock their wallet. */
const OPENING = `array[jsonb_populate_record(null::command.opening,
  jsonb_build_object('userId', user_id, 'nonce', nonce, 'before', record_hash))]`;
const PERSON = "(select * from fairness_states limit 1) as person";

describe("the application's role", () => {
  it.each([
    ["change a frozen box", "update lootbox_versions set price_cents = 10"],
    ["remove an account", "delete from users"],
    ["free a name", "delete from identities"],
    ["remove an item", "delete from items"],
    ["credit a wallet", "update wallets set balance_cents = balance_cents + 1"],
    ["copy rows into the ledger", "copy ledger_entries from stdin"],
    ["copy from the server's files", "copy audit_entries from '/etc/passwd'"],
    ["settle a payment", "update payments set status = 'Success'"],
    ["ask for a refund", "insert into refunds select * from refunds"],
    ["order what is not paid", "update shipments set status = 'Ordered'"],
    ["number its openings again", "update fairness_states set nonce = 0"],
    ["raise a limit at once", "update protection_limits set amount_cents = amount_cents + 1"],
    ["remove a limit", "delete from protection_limits"],
    ["forget what was spent", "update protection_states set day_spend_cents = 0"],
    ["remove a change from the history of limits", "delete from protection_limit_changes"],
    ["invent a consent", "update protection_consents set version = 1"],
    ["end a break", "update breaks set until = now()"],
    ["forget who has played", "delete from play_months"],
    ["make a promo code give more", "update promo_codes set percent = 90"],
    ["pay somebody out", "update payouts set status = 'Approved'"],
    ["pay to another bank account", "update payees set iban_sealed = '\\x00'"],
    ["free the uses of a promo code", "delete from promo_uses"],
    ["forget who has used a promo code", "delete from promo_holders"],
    ["make a gift code worth more", "update gift_codes set amount_cents = 50000"],
    ["invent a gift code", "insert into gift_codes select * from gift_codes"],
    ["record an opening of the past", `select command.open_lootboxes_at(${OPENING}, '2020-01-01') from ${PERSON}`],
    ["record one through what is behind it", `select command.openings_record(${OPENING}, '2020-01-01') from ${PERSON}`],
    ["create a function that others would call", "create function public.sum(bigint) returns bigint return 1"],
    ["create a schema", "create schema mine"],
    ["become the owner", `set role ${OWNER.name}`],
    ["switch off triggers", "set session_replication_role = replica"],
  ])("may not %s", async (_what, statement) => {
    await expect(asApplication(statement)).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    [
      "add a drop to a frozen box",
      () => `insert into lootbox_drops values ('${honest.box.lootboxId}', 1, 9,
       '${randomUUIDv7()}', '${honest.dear.itemId}', 1000000, 0, 'Dear', 1, 1)`,
    ],
    [
      "publish a box that pays its buyer",
      () => `insert into lootbox_versions
       select lootbox_id, 2, -price_cents, odds_table, 'mine', published_at from lootbox_versions`,
    ],
  ])("is refused by a constraint if it wants to %s", async (_what, statement) => {
    await expect(asApplication(statement())).rejects.toMatchObject({ code: "23514" });
  });

  it("can't put its own tables in place of the shop's", async () => {
    const { userId, commands, box, dear } = honest;
    const shadowed = async (act: (tx: Transaction) => Promise<unknown>) => {
      const attempt = honest.shop.database.connection.transaction().execute(async (tx) => {
        for (const table of ["lootbox_versions", "lootbox_drops", "wallets"]) {
          await sql.raw(`create temp table ${table} as select * from public.${table}`).execute(tx);
        }
        await sql`update pg_temp.lootbox_versions set price_cents = 1 where lootbox_id = ${box.lootboxId}`.execute(tx);
        await sql`update pg_temp.wallets set balance_cents = 1 where user_id = ${userId}`.execute(tx);
        await sql`set local search_path = pg_temp, public`.execute(tx);
        await act(tx);
        throw new Error("undone");
      });
      return attempt.catch((error: unknown) => error);
    };
    const balance = async (tx: Transaction) => {
      const { rows } = await sql<{ cents: number }>`
        select balance_cents as cents from public.wallets where user_id = ${userId}`.execute(tx);
      return rows[0]?.cents ?? 0;
    };
    const opened = await shadowed(async (tx) => {
      const before = await balance(tx);
      await callFunction(tx, "open_lootboxes", commands.open_lootboxes);
      expect(before - (await balance(tx))).toBe(2 * 499);
    });
    expect(opened).toMatchObject({ message: "undone" });
    const added = await shadowed((tx) =>
      sql`insert into public.lootbox_drops
      values (${box.lootboxId}, 1, 9, ${randomUUIDv7()}, ${dear.itemId}, 1000000, 0, 'Dear', 1, 1)`.execute(tx),
    );
    expect(added).toMatchObject({ code: "23514" });
  });

  it("loses rights from an earlier release at the next start", async () => {
    const rights = async () => {
      const { rows } = await sql`select has_table_privilege(${APP.name}, 'wallets', 'UPDATE') as "all",
        has_column_privilege(${APP.name}, 'payments', 'status', 'UPDATE') as "one"`.execute(
        honest.shop.owner.connection,
      );
      return rows;
    };
    const app = sql.ref(APP.name);
    await sql`grant update on wallets to ${app}`.execute(honest.shop.owner.connection);
    await sql`grant update (status) on payments to ${app}`.execute(honest.shop.owner.connection);
    expect(await rights()).toEqual([{ all: true, one: true }]);
    await migrate(honest.shop.ownerUrl, APP.name);
    expect(await rights()).toEqual([{ all: false, one: false }]);
  });
});

const change = async (table: string, set: string, code: string) => {
  const tables = sql.table(table);
  for (const { connection } of [honest.shop.owner, honest.shop.database]) {
    for (const statement of [
      sql`update ${tables} set ${sql.raw(set)}`,
      sql`delete from ${tables}`,
      sql`truncate ${tables}`,
    ]) {
      const expected = connection === honest.shop.owner.connection ? code : "42501";
      await expect(statement.execute(connection)).rejects.toMatchObject({ code: expected });
    }
  }
};

it("nobody has the right to change or remove rows that are only ever added, not even the owner", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
      select from aclexplode(relacl) where privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE'))
    order by 1`.execute(honest.shop.owner.connection);
  expect(rows.map(({ name }) => name)).toEqual([
    "book_closings",
    "book_lines",
    "book_vat_lines",
    "browser_key_lists",
    "disputes",
    "invoice_owners",
    "invoices",
    "ledger_entries",
    "lost_records",
    "openings",
    "order_numbers",
    "paid_captures",
    "person_notes",
    "play_months",
    "protection_consents",
    "protection_limit_changes",
    "record_places",
    "records",
    "shipment_events",
    "shipment_numbers",
    "stops",
    "tracking_links",
    "withdrawal_pieces",
    "withdrawal_refunds",
  ]);
  for (const { name } of rows) {
    await change(name, name.startsWith("book_") ? "month = month" : "user_id = user_id", "42501");
  }
});

it.each([
  ["a leaf of the terms log", "terms_leaves", "name = ''"],
  ["a file of a log", "log_tiles", "bytes = ''"],
])("a trigger keeps the owner of the tables from changing or removing %s", async (_what, table, set) => {
  await change(table, set, "P0001");
});

it("events of withdrawals are never changed, and deleted only by the function for those that match nothing", async () => {
  const { shop } = honest;
  for (const text of ["update withdrawal_events set note = ''", "truncate withdrawal_events"])
    await expect(sql.raw(text).execute(shop.owner.connection)).rejects.toMatchObject({ code: "P0001" });
  const removing = sql`delete from withdrawal_events`.execute(shop.database.connection);
  await expect(removing).rejects.toMatchObject({ code: "42501" });
});
