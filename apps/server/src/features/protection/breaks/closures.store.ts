import type { Connection } from "../../../database/connection.ts";

/** Whether a person is closing their account, or has closed it. */
export async function hasClosureBegun(db: Connection, userId: string): Promise<boolean> {
  const closure = await db.selectFrom("closures").select("userId").where("userId", "=", userId).executeTakeFirst();
  return closure !== undefined;
}
