import type { Maker } from "@trove/contract/product-safety";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

/** More manufacturers than a list of choices can show. */
const MOST_MAKERS = 500;

/** Returns the manufacturers of items, each with the number of its items, latest first. */
export function readMakers(db: Connection): Promise<{ maker: Maker; itemCount: number }[]> {
  return db
    .selectFrom("items")
    .select([
      sql<Maker>`safety - '{identifier,warnings}'::text[]`.as("maker"),
      sql<number>`count(*)::integer`.as("itemCount"),
    ])
    .where(sql<boolean>`safety ->> 'manufacturerName' <> ''`)
    .groupBy("maker")
    .orderBy(sql`max(updated_at)`, "desc")
    .limit(MOST_MAKERS)
    .execute();
}
