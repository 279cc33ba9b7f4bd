import type { Cents } from "@trove/money";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { buyFromBalance, putOnSale, toKeep } from "../orders/orders.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Spends a person's money on an item of this price. */
export async function spend(shop: Shop, person: TestPerson, amount: Cents): Promise<void> {
  const { status, text } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, amount)]));
  if (status !== 201) throw new Error(`nothing was spent: ${text}`);
}

export async function lockAccount(shop: Pick<Shop, "owner">, { userId }: TestPerson): Promise<void> {
  await sql`select command.account_lock(${userId}, now())`.execute(shop.owner.connection);
}

export async function unlockAccount(shop: Pick<Shop, "owner">, { userId }: TestPerson): Promise<void> {
  await sql`update users set is_locked = false where user_id = ${userId}`.execute(shop.owner.connection);
}

/** Runs SQL as a superuser, as a restore from a backup does, so that neither rights nor triggers stop it. */
export async function overwrite(
  { ownerUrl }: Pick<Shop, "ownerUrl">,
  statement: string,
  values: unknown[],
): Promise<void> {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(ownerUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query(statement, values);
  await client.end();
}
