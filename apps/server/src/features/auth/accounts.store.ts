import type { Role } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export type Names = Pick<Account, "firstName" | "lastName" | "phoneNumber">;

export type NewAccount = Omit<
  Account,
  "phoneNumber" | "isLocked" | "language" | "factorSince" | "version" | "ownTextsSince"
>;

const columns = [
  "userId",
  "userName",
  "email",
  "emailConfirmedAt",
  "firstName",
  "nameConfirmedAt",
  "ownTextsSince",
  "lastName",
  "phoneNumber",
  "passwordHash",
  "roles",
  "isLocked",
  "language",
  "factorSince",
  "version",
  "createdAt",
] as const;

type Narrowed = { roles: Role[] };

/** Finds the account that has an identity: an e-mail address, a user name, or a subject of an identity provider. */
export function findByIdentity(db: Connection, identity: string): Promise<Account | undefined> {
  return db
    .selectFrom("users")
    .select(columns)
    .where("userId", "=", (eb) => eb.selectFrom("identities").select("userId").where("value", "=", identity))
    .$narrowType<Narrowed>()
    .executeTakeFirst();
}

export function findAccount(db: Connection, userId: string) {
  return db.selectFrom("users").select(columns).where("userId", "=", userId).$narrowType<Narrowed>().executeTakeFirst();
}

/**
 * Reserves identities for the account and returns them. Skips those that another account has, and a second subject of
 * an identity provider. Waits for concurrent registrations that take the same identities.
 */
export async function takeIdentities(tx: Transaction, userId: string, identities: string[]): Promise<string[]> {
  const taken = await tx
    .insertInto("identities")
    .values(identities.map((value) => ({ value, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("value")
    .execute();
  return taken.map(({ value }) => value);
}

/** Whether an account is linked to a subject of an identity provider. */
export async function hasSubject(db: Connection, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("identities")
    .select("value")
    .where("userId", "=", userId)
    .where("value", "like", "provider:%")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAccount(tx: Transaction, account: NewAccount): Promise<void> {
  const { createdAt } = account;
  const times = { termsAcceptedAt: createdAt, createdAt, updatedAt: createdAt };
  await tx
    .insertInto("users")
    .values({ ...account, ...times })
    .execute();
  await writeWords(tx, account.userId, "");
}

/** Lets operators find the person by the names and address that the transaction has written. */
async function writeWords(tx: Transaction, userId: string, before: string): Promise<void> {
  await callCommand(tx, command("user_words_write", { user: userId, before }));
}

/**
 * Locks an account's row, and then reads its search text and the database's clock, because the times of offers come
 * from that clock too. The time is a text, which keeps its microseconds.
 */
async function lockRow(tx: Transaction, userId: string): Promise<{ before: string; now: string } | undefined> {
  const row = await tx
    .selectFrom("users")
    .select("searchText as before")
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  const now = sql<string>`clock_timestamp()::text`;
  return row && { ...row, ...(await tx.selectNoFrom(now.as("now")).executeTakeFirstOrThrow()) };
}

/** Returns the account and locks its row until the transaction ends. */
export function lockAccount(tx: Transaction, userId: string): Promise<Account | undefined> {
  return tx
    .selectFrom("users")
    .select(columns)
    .where("userId", "=", userId)
    .forUpdate()
    .$narrowType<Narrowed>()
    .executeTakeFirst();
}

/**
 * Returns the roles of an open account, which can be neither closed nor locked until the transaction ends. Throws
 * UNAUTHENTICATED if it is. Locks the row in share mode.
 */
export async function holdOpenAccount(tx: Transaction, userId: string): Promise<Pick<Account, "roles">> {
  const account = await tx
    .selectFrom("users")
    .select("roles")
    .where("userId", "=", userId)
    .where("isLocked", "=", false)
    .forShare()
    .$narrowType<Pick<Narrowed, "roles">>()
    .executeTakeFirst();
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  return account;
}

/** Replaces the password and forgets the account's known devices. */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({ passwordHash, devicesSince: at, credentialsAt: at, updatedAt: at, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .execute();
}

export async function replaceRoles(tx: Transaction, userId: string, roles: Role[], at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({ roles, updatedAt: at, version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .execute();
}

/**
 * Updates a person's names and phone number. If the address of the account is confirmed, the first name counts as
 * confirmed too. Returns undefined if there is no such account.
 */
export async function updateNames(
  tx: Transaction,
  userId: string,
  names: Names,
  at: Date,
): Promise<Account | undefined> {
  const { firstName, lastName, phoneNumber } = names;
  const row = await lockRow(tx, userId);
  if (row === undefined) return undefined;
  const account = await tx
    .updateTable("users")
    .set((eb) => ({
      firstName,
      lastName,
      phoneNumber,
      nameConfirmedAt: sql<Date | null>`case when email_confirmed_at is not null then ${at}::timestamptz end`,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("userId", "=", userId)
    .returning(columns)
    .$narrowType<Narrowed>()
    .executeTakeFirst();
  await writeWords(tx, userId, row.before);
  return account;
}

/**
 * The account's devices are known only if they signed in at or after this time. Null if no device has been forgotten.
 */
export async function findDevicesSince(db: Connection, userId: string): Promise<Date | null> {
  const row = await db.selectFrom("users").select("devicesSince").where("userId", "=", userId).executeTakeFirst();
  return row?.devicesSince ?? null;
}

/**
 * When the account's password or e-mail address was last replaced, or its second factor removed; null if never.
 * Undefined without an account.
 */
export async function findCredentialsAt(db: Connection, userId: string): Promise<Date | null | undefined> {
  const row = await db.selectFrom("users").select("credentialsAt").where("userId", "=", userId).executeTakeFirst();
  return row?.credentialsAt;
}

/** Forgets the account's known devices. The caller has locked the account. */
export async function forgetDevices(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx.updateTable("users").set({ devicesSince: at }).where("userId", "=", userId).execute();
}

/**
 * Sets the time since which the account has a second factor; null if it has none. The caller has locked the account.
 */
export async function setFactorSince(
  tx: Transaction,
  userId: string,
  factorSince: Date | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({
      factorSince,
      ...(factorSince === null && { credentialsAt: at }),
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("userId", "=", userId)
    .execute();
}

/** Removes the account's password and forgets its known devices. */
export async function removePassword(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({
      passwordHash: null,
      devicesSince: at,
      credentialsAt: at,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("userId", "=", userId)
    .execute();
}

/**
 * Notes that the holder of the account reads its mailbox. Returns true the first time. `typist` says who typed the
 * account's names: the same person, or perhaps a stranger, whose texts mail must not show.
 */
export async function noteConfirmed(
  tx: Transaction,
  userId: string,
  typist: "same person" | "anybody",
  at: Date,
): Promise<boolean> {
  const row = await lockRow(tx, userId);
  if (row === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({
      emailConfirmedAt: at,
      ownTextsSince: row.now,
      // An account whose devices were once forgotten may have been taken over, and still have a stranger's names.
      ...(typist === "same person" && {
        nameConfirmedAt: sql<Date | null>`case when devices_since is null then ${at}::timestamptz end`,
      }),
    })
    .where("userId", "=", userId)
    .where("emailConfirmedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Replaces the account's address by one that the identity provider has verified. The name and other texts count as
 * unconfirmed at the new mailbox. The caller has taken the identity of the new address, and gives up that of the old
 * one.
 */
export async function replaceEmail(tx: Transaction, userId: string, email: string, at: Date): Promise<void> {
  const row = await lockRow(tx, userId);
  if (row === undefined) throw new Error("an account that changes its address is there");
  await tx
    .updateTable("users")
    .set((eb) => ({
      email,
      emailConfirmedAt: at,
      nameConfirmedAt: null,
      ownTextsSince: row.now,
      credentialsAt: at,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("userId", "=", userId)
    .execute();
  await writeWords(tx, userId, row.before);
}

/** Gives up the account's old e-mail address after it has taken another one. */
export async function giveUpIdentity(tx: Transaction, userId: string, identity: string): Promise<void> {
  await sql`select command.identity_give_up(${userId}::uuid, ${identity})`.execute(tx);
}
