import type { NamedTree } from "@trove/fairness";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/**
 * Returns the published tree of the terms log, which offers name now, and the present time: the database's, but never
 * before the terms by which boxes have got their odds.
 */
export async function readTermsHead(db: Connection): Promise<{ tree: NamedTree; now: Date }> {
  const { size, root, now } = await db
    .selectFrom("termsHead")
    .select(["size", "root", sql<Date>`greatest(command.database_time(), begun_at)`.as("now")])
    .executeTakeFirstOrThrow();
  return { tree: { size, root: root.toString("hex") }, now };
}
