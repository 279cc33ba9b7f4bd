import type { Connection } from "../../../database/connection.ts";
import { countLow } from "./notices.store.ts";
import { tellCount } from "./tell-count.ts";

const MOST = 1_000;

/** Notifies operators of the number of items that are low in stock. One notification per item would hide all others. */
export async function tellLowStock(db: Connection, at: Date): Promise<void> {
  const count = await countLow(db, MOST);
  await tellCount(db, { topic: "low stock", permission: "catalogue.read", kind: "stocksLow", count }, at);
}
