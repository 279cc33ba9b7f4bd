import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { translated } from "../../items/index.ts";

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/**
 * Returns the names of opened boxes by transaction id, and of sold items by inventory item id, in the reader's
 * language. Leaves out names without a translation. Empty for English.
 */
export async function readTransactionNames(
  db: Connection,
  userId: string,
  { openings, sales }: { openings: readonly string[]; sales: readonly string[] },
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (language === "en") return new Map();
  const boxes = db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .select(["o.transactionId as id", translated(language, "b", "name").as("name")])
    .where("o.userId", "=", userId)
    .where("o.transactionId", "=", anyOf(openings));
  const items = db
    .selectFrom("inventoryItems as n")
    .innerJoin("items as i", "i.itemId", "n.itemId")
    .select(["n.inventoryItemId as id", translated(language, "i", "name").as("name")])
    .where("n.userId", "=", userId)
    .where("n.inventoryItemId", "=", anyOf(sales));
  const rows = await boxes.unionAll(items).execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
