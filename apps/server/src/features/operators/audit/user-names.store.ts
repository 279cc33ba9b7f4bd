import type { Connection } from "../../../database/connection.ts";

/** Returns people's user names by their ids. */
export async function readUserNames(db: Connection, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["userId", "userName"])
    .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
    .execute();
  return new Map(rows.map(({ userId, userName }) => [userId, userName]));
}

/** Returns the user name of an account. Null if `userId` is null, a guest's, or that of a deleted account. */
export async function userNameOf(db: Connection, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await readUserNames(db, [userId])).get(userId) ?? null);
}
