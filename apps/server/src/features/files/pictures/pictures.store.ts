import type { Selectable } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

export type PictureRow = Omit<Selectable<Tables["pictures"]>, "usedAt">;

/**
 * Adds a picture. If it exists already, updates the time of its upload. Waits while the same picture is being deleted.
 */
export async function insertPicture(db: Connection, row: PictureRow): Promise<void> {
  await db
    .insertInto("pictures")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ uploadedAt: row.uploadedAt }))
    .execute();
}

/** Marks pictures as used, so that they are never deleted. Returns the hashes of the pictures that exist. */
export async function markUsed(tx: Transaction, hashes: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .updateTable("pictures")
    .set((eb) => ({ usedAt: eb.fn.coalesce("usedAt", eb.val(at)) }))
    .where((eb) => eb("hash", "=", eb.fn.any(eb.val(hashes))))
    .returning("hash")
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Returns those of the hashes for which there is a picture. */
export async function readKnownHashes(db: Connection, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("pictures")
    .select("hash")
    .where((eb) => eb("hash", "=", eb.fn.any(eb.val(hashes))))
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Deletes one picture that was uploaded before a time and never used. Skips pictures that other processes are deleting.
 */
export async function deleteUnused(
  tx: Transaction,
  before: Date,
): Promise<{ hash: string; width: number } | undefined> {
  return tx
    .deleteFrom("pictures")
    .where(({ eb, selectFrom }) =>
      eb(
        "hash",
        "=",
        selectFrom("pictures")
          .select("hash")
          .where("usedAt", "is", null)
          .where("uploadedAt", "<", before)
          .orderBy("uploadedAt")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(["hash", "width"])
    .executeTakeFirst();
}
