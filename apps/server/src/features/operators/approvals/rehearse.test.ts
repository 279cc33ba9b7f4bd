import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAdmin, signUp } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import type { OperationParts } from "../acts/operate.ts";
import { rehearse } from "./rehearse.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/**
 * Locks two people's accounts in the given order. Between both it waits until the other transaction has locked its
 * first account.
 */
async function lockBoth({ db }: Pick<OperationParts, "db">, ids: readonly string[], between: () => Promise<void>) {
  for (const id of ids) {
    await sql`update users set phone_number = '1' where user_id = ${id}`.execute(db);
    await between();
  }
}

it("is repeated when PostgreSQL ends it to solve a deadlock", async () => {
  const { userId: first } = await signUp(shop);
  const { userId: second } = await makeAdmin(shop);
  const { connection: db } = shop.database;
  let waiting = 2;
  const { promise: met, resolve } = Promise.withResolvers<void>();
  // Only the first attempts wait for each other; the repeated one runs alone.
  const between = () => {
    waiting -= 1;
    if (waiting === 0) resolve();
    return met;
  };
  const parts = { db, now: () => shop.clock.now };
  const hasToWait = async () => false;
  const both = [
    rehearse(parts, (inner) => lockBoth(inner, [first, second], between), hasToWait),
    rehearse(parts, (inner) => lockBoth(inner, [second, first], between), hasToWait),
  ];
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
});
