import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { CANDIDATES, claimFirst } from "../../../database/claim.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { PaymentKey } from "../reference.ts";

/** The customer of a person at a provider. Its id is null until the provider has made it. */
export type CustomerKey = { userId: string; provider: string };

/** Returns the person's row at a provider, and writes it if it is missing. Parallel calls return the same row. */
export async function takeCustomer(db: Connection, { userId, provider }: CustomerKey, at: Date) {
  const find = () =>
    db
      .selectFrom("paymentCustomers")
      .select(["customerKey", "customerId", "nextForgetAt"])
      .where("userId", "=", userId)
      .where("provider", "=", provider)
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found;
  await db
    .insertInto("paymentCustomers")
    .values({ userId, provider, customerKey: randomUUID(), createdAt: at })
    .onConflict((conflict) => conflict.columns(["userId", "provider"]).doNothing())
    .execute();
  return find();
}

/** Stores the id that the provider gave, unless there is one. Returns the one that is stored; undefined if none is. */
export async function storeCustomerId(
  db: Connection,
  { userId, provider }: CustomerKey,
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable("paymentCustomers")
    .set({ customerId: sql<string>`coalesce(customer_id, ${customerId})` })
    .where("userId", "=", userId)
    .where("provider", "=", provider)
    .where("nextForgetAt", "is", null)
    .returning("customerId")
    .executeTakeFirst();
  return row?.customerId ?? undefined;
}

/** The customers of a person that providers know. */
export function findCustomers(db: Connection, userId: string) {
  return db
    .selectFrom("paymentCustomers")
    .select(["provider", "customerId"])
    .where("userId", "=", userId)
    .where("customerId", "is not", null)
    .where("nextForgetAt", "is", null)
    .orderBy("provider")
    .$narrowType<{ customerId: string }>()
    .execute();
}

/** Marks a person's customers for their providers to forget. Later payments make new ones. */
export async function forgetLater(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable("paymentCustomers")
    .set({ nextForgetAt: at })
    .where("userId", "=", userId)
    .where("nextForgetAt", "is", null)
    .execute();
}

/**
 * Claims the customer that a provider should have forgotten longest, so that no other process does the same. Tries
 * again in five minutes, in case this process dies.
 */
export async function claimForgotten(db: Connection, provider: string, now: Date) {
  const due = await db
    .selectFrom("paymentCustomers")
    .select("userId")
    .where("provider", "=", provider)
    .where("nextForgetAt", "<=", now)
    .orderBy("nextForgetAt")
    .limit(CANDIDATES)
    .execute();
  return claimFirst(due, ({ userId }) =>
    db
      .updateTable("paymentCustomers")
      .set({ nextForgetAt: sql<Date>`${now}::timestamptz + interval '5 minutes'` })
      .where("userId", "=", userId)
      .where("provider", "=", provider)
      .where("nextForgetAt", "<=", now)
      .returning(["userId", "customerId"])
      .executeTakeFirst(),
  );
}

export async function deleteCustomer(db: Connection, { userId, provider }: CustomerKey): Promise<void> {
  await db
    .deleteFrom("paymentCustomers")
    .where("userId", "=", userId)
    .where("provider", "=", provider)
    .where("nextForgetAt", "is not", null)
    .execute();
}

/** Notes that a payment's card is kept. Returns false if that was noted before. */
export async function noteKept(tx: Transaction, { userId, paymentId }: PaymentKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ meansKeptAt: at })
    .where("userId", "=", userId)
    .where("paymentId", "=", paymentId)
    .where("meansKeptAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
