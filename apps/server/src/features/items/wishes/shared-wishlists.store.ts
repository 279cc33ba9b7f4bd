import type { Connection, Transaction } from "../../../database/connection.ts";

export function readShare(db: Connection, userId: string) {
  return db
    .selectFrom("sharedWishlists")
    .select(["token", "showsName"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Stores a share. If the wishlist is already shared, its token stays the same. */
export function writeShare(
  tx: Transaction,
  { userId, token, showsName, at: sharedAt }: { userId: string; token: string; showsName: boolean; at: Date },
) {
  return tx
    .insertInto("sharedWishlists")
    .values({ userId, token, showsName, sharedAt })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ showsName }))
    .returning(["token", "showsName"])
    .executeTakeFirstOrThrow();
}

export async function deleteShare(db: Connection, userId: string): Promise<void> {
  await db.deleteFrom("sharedWishlists").where("userId", "=", userId).execute();
}

/** Finds the owner of a link's wishlist, with their name if they chose to show it and are not locked. */
export function findShared(db: Connection, token: string) {
  return db
    .selectFrom("sharedWishlists as s")
    .leftJoin("users as u", (join) =>
      join.onRef("u.userId", "=", "s.userId").on("s.showsName", "=", true).on("u.isLocked", "=", false),
    )
    .select(["s.userId", "u.userName"])
    .where("s.token", "=", token)
    .executeTakeFirst();
}
