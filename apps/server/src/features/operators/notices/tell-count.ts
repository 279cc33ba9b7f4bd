import type { Permission } from "@trove/contract";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { correctTold, endTold, findTold, type Happening, notify } from "../../notifications/index.ts";

/** Minimum time between two notifications about rising counts: in a busy shop, stock gets low again and again. */
const QUIET_MS = 3_600_000;

const counted = z.object({ count: z.int() });

type CountedNews = { topic: string; permission: Permission; kind: "stocksLow" | "boxesShort"; count: number };

/**
 * Notifies operators of a count: when it rises above 0, and afterwards at most once an hour if it has risen further. A
 * lower count only corrects the existing notification, so the next rise notifies again.
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
