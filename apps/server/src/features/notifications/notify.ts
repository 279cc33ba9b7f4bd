import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../database/connection.ts";
import type { Audience, Happening } from "./notification.ts";
import { announce, insertNotification } from "./notifications.store.ts";

/**
 * Notifies a person or the operators. Within a transaction, this happens at the commit. Returns false, and does
 * nothing, if the topic already has a notification.
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
