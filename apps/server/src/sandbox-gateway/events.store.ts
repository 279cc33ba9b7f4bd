import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { EventType } from "./payment-state.ts";
import { readState } from "./sessions.store.ts";

export type DueEvent = NonNullable<Awaited<ReturnType<typeof claimDueEvent>>>;

/** Queues a webhook about a session, in the transaction that changes the session. */
export async function insertEvent(
  tx: GatewayConnection,
  type: EventType,
  sessionId: string,
  createdAt: Date,
): Promise<void> {
  const eventId = randomUUIDv7();
  const payment = await readState(tx, sessionId);
  const body = JSON.stringify({ id: eventId, type, createdAtUtc: createdAt.toISOString(), payment });
  await tx
    .insertInto("sandboxGateway.gatewayEvents")
    .values(({ selectFrom }) => ({
      eventId,
      body,
      webhookUrl: selectFrom("sandboxGateway.gatewaySessions").select("webhookUrl").where("sessionId", "=", sessionId),
      createdAt,
      nextAttemptAt: createdAt,
    }))
    .execute();
}

/**
 * Claims the event that has been due longest, if any. Schedules its next attempt at once, after 10, 20, 40 … seconds up
 * to an hour, so that another process retries if this one dies.
 */
export function claimDueEvent(db: GatewayConnection, now: Date, mostAttempts: number) {
  const due = db
    .selectFrom("sandboxGateway.gatewayEvents")
    .select("eventId")
    .where("deliveredAt", "is", null)
    .where("nextAttemptAt", "<=", now)
    .where("attempts", "<", mostAttempts)
    .orderBy("nextAttemptAt")
    .orderBy("eventId")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const pause = sql`least(interval '1 hour', interval '5 seconds' * power(2, attempts + 1))`;
  return db
    .updateTable("sandboxGateway.gatewayEvents")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      nextAttemptAt: sql<Date>`${now}::timestamptz + ${pause}`,
    }))
    .where("eventId", "=", due)
    .returning(["eventId", "body", "webhookUrl"])
    .executeTakeFirst();
}

export async function markDelivered(db: GatewayConnection, eventId: string, deliveredAt: Date): Promise<void> {
  await db.updateTable("sandboxGateway.gatewayEvents").set({ deliveredAt }).where("eventId", "=", eventId).execute();
}
