import type { Connection } from "../../../database/connection.ts";
import { countLow } from "./notices.store.ts";
import { tellCount } from "./tell-count.ts";

const MOST = 1_000;

/** Tells operators how many items are low in stock, in one notification: one for each would hide everything else. */
export async function tellLowStock(db: Connection, at: Date): Promise<void> {
  const count = await countLow(db, MOST);
  await tellCount(db, { topic: "low stock", permission: "catalogue.read", kind: "stocksLow", count }, at);
}
