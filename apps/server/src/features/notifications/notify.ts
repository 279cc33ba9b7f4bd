import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import { CHANNEL } from "./hub.ts";
import type { Audience, Happening } from "./notification.ts";
import { insertNotification } from "./notifications.store.ts";

/**
 * Tells a person or the operators what happened; within a transaction, at its commit. With a topic, only if nothing is
 * told about it already. Returns whether it was told.
 */
export async function notify(
  db: Connection,
  audience: Audience,
  happening: Happening,
  { topic = null, at }: { topic?: string | null; at: Date },
): Promise<boolean> {
  const notificationId = randomUUIDv7();
  const isNew = await insertNotification(db, { notificationId, audience, happening, topic, at });
  if (isNew) await sql`select pg_notify(${CHANNEL}, ${notificationId})`.execute(db);
  return isNew;
}
