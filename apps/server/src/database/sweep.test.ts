import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runJob } from "../../test/payments/till.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";

const OLD_ROWS = 12_000;
const MOST_IN_A_STATEMENT = 5000;

/** The swept tables, each with its job. `age` is how long the job keeps rows. */
const tables = [
  {
    table: "idempotency_records",
    job: "forget-keys",
    age: "24 hours",
    columns: "user_id, actor_id, key, request_hash, created_at",
    values: "gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', at",
  },
  {
    table: "sessions",
    job: "forget-auth",
    age: "24 hours",
    columns: "user_id, session_id, created_at, expires_at, ended_at",
    // Half of the sessions have expired; the other half were ended.
    values: `gen_random_uuid(), gen_random_uuid(), at, case when number % 2 = 0 then at else 'infinity' end,
      case when number % 2 = 1 then at end`,
  },
  {
    table: "password_resets",
    job: "forget-auth",
    age: "24 hours",
    columns: "user_id, token_hash, created_at, expires_at",
    values: "gen_random_uuid(), '', at, at",
  },
  {
    table: "outbox",
    job: "forget-mail",
    age: "720 hours",
    columns: "mail_id, kind, recipient, language, sealed_content, created_at, next_attempt_at",
    values: "gen_random_uuid(), 'welcome', 'mara@trove.example', 'en', '', at, at",
  },
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.isStaged = true;
  const { connection: db } = shop.owner;
  await sql`create table deletions (table_name text, number bigint)`.execute(db);
  await sql`
    create function note_deletion() returns trigger language plpgsql security definer as $$
    begin
      insert into deletions select tg_table_name, count(*) from gone;
      return null;
    end $$`.execute(db);
});
afterAll(() => shop.close());

describe("expired rows", () => {
  it.each(tables)("are deleted from $table in short statements, and no others are", async (kept) => {
    const { connection: db } = shop.owner;
    const table = sql.table(kept.table);
    await sql`create trigger note_deletion after delete on ${table} referencing old table as gone
      for each statement execute function note_deletion()`.execute(db);
    await sql`
      insert into ${table} (${sql.raw(kept.columns)}) select ${sql.raw(kept.values)}
      from generate_series(0, ${OLD_ROWS}) as number, lateral (
        select ${shop.clock.now.toISOString()}::timestamptz - ${kept.age}::interval
          - number * interval '1 second' as at) as age`.execute(db);

    await runJob(shop, kept.job);
    const { rows } = await sql<{ number: number }>`
      select number from deletions where table_name = ${kept.table}`.execute(db);
    const numbers = rows.map(({ number }) => number);
    expect(numbers.reduce((total, number) => total + number, 0)).toBe(OLD_ROWS);
    expect(Math.max(...numbers)).toBe(MOST_IN_A_STATEMENT);
    const left = await sql<{ count: number }>`select count(*) from ${table}`.execute(db);
    expect(left.rows).toEqual([{ count: 1 }]);
  });
});
