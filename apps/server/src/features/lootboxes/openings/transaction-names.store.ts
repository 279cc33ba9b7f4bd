import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../../database/connection.ts";
import { translated } from "../../items/index.ts";

type Named = { id: string; name: string | null };

const present = (rows: readonly Named[]) =>
  rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]));

/**
 * Names of opened boxes by the ids of their transactions, and of sold items by the ids of their inventory items, in the
 * reader's language. Those that have no such name, and all in English, are missing.
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
    .where("o.transactionId", "in", openings);
  const items = db
    .selectFrom("inventoryItems as n")
    .innerJoin("items as i", "i.itemId", "n.itemId")
    .select(["n.inventoryItemId as id", translated(language, "i", "name").as("name")])
    .where("n.userId", "=", userId)
    .where("n.inventoryItemId", "in", sales);
  const [opened, sold] = await Promise.all([
    openings.length === 0 ? [] : boxes.execute(),
    sales.length === 0 ? [] : items.execute(),
  ]);
  return new Map([...present(opened), ...present(sold)]);
}
