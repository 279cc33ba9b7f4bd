import type { Connection, Transaction } from "../../../../database/connection.ts";

export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

const columns = [
  "userId",
  "passkeyId",
  "credentialId",
  "publicKey",
  "counter",
  "transports",
  "name",
  "createdAt",
  "lastUsedAt",
] as const;

/** Returns a person's passkeys, the oldest first. */
export function listPasskeys(db: Connection, userId: string) {
  return db.selectFrom("passkeys").select(columns).where("userId", "=", userId).orderBy("passkeyId").execute();
}

export function findPasskey(db: Connection, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom("passkeys")
    .select(columns)
    .where("userId", "=", (eb) =>
      eb.selectFrom("passkeyOwners").select("userId").where("credentialId", "=", credentialId),
    )
    .where("credentialId", "=", credentialId)
    .executeTakeFirst();
}

/** Stores a passkey. Returns false if an account already has it. */
export async function insertPasskey(tx: Transaction, passkey: Omit<Passkey, "lastUsedAt">): Promise<boolean> {
  const { userId, credentialId } = passkey;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("passkeyOwners")
    .values({ credentialId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx.insertInto("passkeys").values(passkey).execute();
  return true;
}

export type PasskeyUse = Pick<Passkey, "userId" | "passkeyId"> & { counter: number; at: Date };

export async function notePasskeyUse(tx: Transaction, { userId, passkeyId, counter, at }: PasskeyUse): Promise<void> {
  await tx
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: at })
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .execute();
}

/** Returns false if the person has no such passkey. */
export async function setPasskeyName(
  db: Connection,
  { userId, passkeyId, name }: Pick<Passkey, "userId" | "passkeyId" | "name">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if the person had no such passkey. */
export async function deletePasskey(tx: Transaction, userId: string, passkeyId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("passkeys")
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .returning("credentialId")
    .execute();
  await freeCredentials(tx, gone);
  return gone.length === 1;
}

export async function deletePasskeys(tx: Transaction, userId: string): Promise<void> {
  await freeCredentials(
    tx,
    await tx.deleteFrom("passkeys").where("userId", "=", userId).returning("credentialId").execute(),
  );
}

async function freeCredentials(tx: Transaction, gone: readonly Pick<Passkey, "credentialId">[]): Promise<void> {
  const ids = gone.map(({ credentialId }) => credentialId);
  if (ids.length > 0) await tx.deleteFrom("passkeyOwners").where("credentialId", "in", ids).execute();
}
