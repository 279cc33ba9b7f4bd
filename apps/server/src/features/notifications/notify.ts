import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../database/connection.ts";
import type { Audience, Happening } from "./notification.ts";
import { announce, insertNotification } from "./notifications.store.ts";

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
  if (isNew) await announce(db, { notificationId });
  return isNew;
}
