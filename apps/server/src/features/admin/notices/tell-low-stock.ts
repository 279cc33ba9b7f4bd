import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { correctTold, endTold, findTold, type Happening, notify } from "../../notifications/index.ts";
import { countLow } from "./notices.store.ts";

const TOPIC = "low stock";
const MOST = 1_000;
/** A busy shop runs low on something again and again. */
const QUIET_MS = 3_600_000;

const counted = z.object({ count: z.int() });

/**
 * Tells operators how many items are low in stock: when the first one is, and then, at most once an hour, when there are
 * more. What was filled up is taken off the number, so that it is told again when it is low again.
 */
export async function tellLowStock(db: Connection, at: Date): Promise<void> {
  const [count, told] = await Promise.all([countLow(db, MOST), findTold(db, TOPIC)]);
  const before = told === undefined ? 0 : counted.parse(told.params).count;
  const happening: Happening = { kind: "stocksLow", params: { count } };
  if (count === before) return;
  if (told !== undefined && count > 0) {
    if (count < before) return correctTold(db, TOPIC, happening);
    if (at.getTime() - told.createdAt.getTime() < QUIET_MS) return;
  }
  await db.transaction().execute(async (tx) => {
    if (told !== undefined && !(await endTold(tx, told.notificationId))) return;
    if (count === 0) return;
    await notify(tx, { permission: "catalogue.read" }, happening, { topic: TOPIC, at });
  });
}
