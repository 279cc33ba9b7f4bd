import { type Selectable, sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import type { AccountContact } from "../../mail/index.ts";

const columns = ["browserKeyId", "publicKey", "name", "createdAt", "lastUsedAt"] as const;

export type BrowserKey = Pick<Selectable<Tables["browserKeys"]>, (typeof columns)[number]>;

/** The database's own clock, so that the times of keys have the order in which the keys were written. */
const databaseTime = sql<Date>`clock_timestamp()`;

/** Returns the person's keys that are not removed, newest first. */
export function readBrowserKeys(db: Connection, userId: string): Promise<BrowserKey[]> {
  return db
    .selectFrom("browserKeys")
    .select(columns)
    .where("userId", "=", userId)
    .where("removedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("browserKeyId", "desc")
    .execute();
}

/** Counts the person's keys, and the keys added and removed within the last day. */
export async function countBrowserKeys(tx: Transaction, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("browserKeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where(({ or, eb }) => or([eb("removedAt", "is", null), eb("createdAt", ">", sql<Date>`now() - interval '1 day'`)]))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Stores the list of the person's present keys. Must follow each change of them in its transaction, because offers may
 * contain the list's hash as soon as the change is visible.
 */
async function keepKeyList(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("browser_keys_keep", { user: userId }));
}

export async function insertBrowserKey(
  tx: Transaction,
  userId: string,
  key: Pick<BrowserKey, "browserKeyId" | "publicKey" | "name">,
): Promise<BrowserKey> {
  const added = await tx
    .insertInto("browserKeys")
    .values({ ...key, userId, createdAt: databaseTime })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await keepKeyList(tx, userId);
  return added;
}

/** Removes a key. Returns false if the person does not have it. */
export async function markRemoved(tx: Transaction, userId: string, browserKeyId: string): Promise<boolean> {
  // A statement of its own: in a cluster, an UPDATE may not call the clock.
  const { now } = await tx.selectNoFrom(sql<string>`clock_timestamp()::text`.as("now")).executeTakeFirstOrThrow();
  const { numUpdatedRows } = await tx
    .updateTable("browserKeys")
    .set({ removedAt: now })
    .where("userId", "=", userId)
    .where("browserKeyId", "=", browserKeyId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  await keepKeyList(tx, userId);
  return numUpdatedRows === 1n;
}

/** Reads the contact data for mails about the account. */
export function readOwner(tx: Transaction, userId: string): Promise<AccountContact> {
  return tx
    .selectFrom("users")
    .select(["userId", "email", "firstName", "emailConfirmedAt", "nameConfirmedAt", "ownTextsSince"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow(() => new Error(`no account ${userId}`));
}

/**
 * Finds the list of the person's browser keys (hex) that has this hash (hex). The database keeps every list that an
 * offer may name. Undefined if there is none.
 */
export async function findKeyList(db: Connection, userId: string, keysHash: string): Promise<string[] | undefined> {
  const list = await db
    .selectFrom("browserKeyLists")
    .select("publicKeys")
    .where("userId", "=", userId)
    .where("keysHash", "=", Buffer.from(keysHash, "hex"))
    .executeTakeFirst();
  return list?.publicKeys.map((key) => key.toString("hex"));
}

type Use = { userId: string; publicKey: string; usedAt: Date };

/** Stores when keys were last used. Does not change keys that were removed meanwhile. */
export async function writeUses(db: Connection, uses: readonly Use[]): Promise<void> {
  const userIds = uses.map(({ userId }) => userId);
  const publicKeys = uses.map(({ publicKey }) => Buffer.from(publicKey, "hex"));
  const times = uses.map(({ usedAt }) => usedAt.toISOString());
  await sql`
    update browser_keys k set last_used_at = greatest(k.last_used_at, used.at)
    from unnest(${userIds}::uuid[], ${publicKeys}::bytea[], ${times}::timestamptz[]) as used (user_id, public_key, at)
    where k.user_id = used.user_id and k.public_key = used.public_key and k.removed_at is null`.execute(db);
}
