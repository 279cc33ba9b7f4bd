import { type Selectable, sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";

const fieldColumns = [
  "label",
  "firstName",
  "lastName",
  "company",
  "street",
  "houseNumber",
  "addressLine2",
  "postalCode",
  "city",
  "state",
  "countryCode",
  "phoneNumber",
] as const;

const columns = [
  "addressId",
  ...fieldColumns,
  "isDefault",
  "createdAt",
  "countrySince",
  "updatedAt",
  "version",
] as const;

/** The address fields that a person enters. The postal code is formatted as usual in its country. */
export type AddressFields = Pick<Selectable<Tables["addresses"]>, (typeof fieldColumns)[number]>;

export type Address = Pick<Selectable<Tables["addresses"]>, (typeof columns)[number]>;

/** Locks the person's address book until the transaction ends, even if it is empty. */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(tx);
}

/** Returns the person's addresses: first the default, then the newest. */
export function readAddresses(db: Connection, userId: string): Promise<Address[]> {
  return db
    .selectFrom("addresses")
    .select(columns)
    .where("userId", "=", userId)
    .orderBy("isDefault", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("addressId", "desc")
    .execute();
}

/** Finds one of the person's own addresses. */
export function findAddress(db: Connection, userId: string, addressId: string): Promise<Address | undefined> {
  return db
    .selectFrom("addresses")
    .select(columns)
    .where("userId", "=", userId)
    .where("addressId", "=", addressId)
    .executeTakeFirst();
}

export async function insertAddress(
  tx: Transaction,
  userId: string,
  address: Omit<Address, "countrySince" | "updatedAt" | "version">,
): Promise<void> {
  await tx
    .insertInto("addresses")
    .values({ ...address, userId, countrySince: address.createdAt, updatedAt: address.createdAt })
    .execute();
  await examine(tx, userId, address.addressId);
}

/** Queues the address for signals of fraud. */
async function examine(tx: Transaction, userId: string, addressId: string): Promise<void> {
  await callCommand(tx, command("signal_note", { kind: "Address", user: userId, subject: addressId }));
}

export async function rewriteAddress(
  tx: Transaction,
  userId: string,
  addressId: string,
  fields: AddressFields,
  { at, countrySince }: { at: Date; countrySince: Date },
): Promise<void> {
  await tx
    .updateTable("addresses")
    .set((eb) => ({ ...fields, countrySince, updatedAt: at, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("addressId", "=", addressId)
    .execute();
  await examine(tx, userId, addressId);
}

export async function removeAddress(tx: Transaction, userId: string, addressId: string): Promise<void> {
  await tx.deleteFrom("addresses").where("userId", "=", userId).where("addressId", "=", addressId).execute();
}

/**
 * Makes an address the default. Clears the former default first, in another statement, because two addresses must never
 * be the default at once.
 */
export async function markDefault(tx: Transaction, userId: string, addressId: string): Promise<void> {
  const own = tx.updateTable("addresses").where("userId", "=", userId);
  await own.set({ isDefault: false }).where("isDefault", "=", true).execute();
  await own.set({ isDefault: true }).where("addressId", "=", addressId).execute();
}
