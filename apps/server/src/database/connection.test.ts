import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { openDatabase } from "./connection.ts";
import { ping } from "./readiness.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("survives the loss of a connection in use, and continues with a new one", async () => {
  const told: string[] = [];
  const database = openDatabase(shop.ownerUrl, 1, (error) => told.push(error.message));
  const interrupted = database.connection.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(shop.owner.connection);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await ping(tx);
  });
  await expect(interrupted).rejects.toThrow(/terminated|not queryable/);
  await ping(database.connection);
  expect(told[0]).toContain("terminat");
  await database.close();
});

it.each([
  [2500, "2500ms"],
  [Infinity, "0"],
])("sets the statement timeout to the requested %d milliseconds", async (statementMs, setting) => {
  const database = openDatabase(shop.ownerUrl, 1, () => {}, { statementMs });
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(database.connection);
  expect(rows).toEqual([{ statementTimeout: setting }]);
  await database.close();
});
