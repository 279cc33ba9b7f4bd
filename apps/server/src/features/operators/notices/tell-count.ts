import type { Permission } from "@trove/contract";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { correctTold, endTold, findTold, type Happening, notify } from "../../notifications/index.ts";

/** A busy shop runs short of something again and again. */
const QUIET_MS = 3_600_000;

const counted = z.object({ count: z.int() });

type CountedNews = { topic: string; permission: Permission; kind: "stocksLow" | "boxesShort"; count: number };

/**
 * Notifies operators of a count: when it leaves 0, then at most once an hour when it has grown. A lower count corrects
 * the notification in place, so the next rise notifies again.
 */
export async function tellCount(
  db: Connection,
  { topic, permission, kind, count }: CountedNews,
  at: Date,
): Promise<void> {
  const told = await findTold(db, topic);
  const before = told === undefined ? 0 : counted.parse(told.params).count;
  const happening: Happening = { kind, params: { count } };
  if (count === before) return;
  if (told !== undefined && count > 0) {
    if (count < before) return correctTold(db, topic, happening);
    if (at.getTime() - told.createdAt.getTime() < QUIET_MS) return;
  }
  await db.transaction().execute(async (tx) => {
    if (told !== undefined && !(await endTold(tx, told.notificationId))) return;
    if (count === 0) return;
    await notify(tx, { permission }, happening, { topic, at });
  });
}
