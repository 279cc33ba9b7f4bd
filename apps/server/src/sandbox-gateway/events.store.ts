import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { EventType } from "./payment-state.ts";
import { readState } from "./sessions.store.ts";

export type DueEvent = { eventId: string; body: string; webhookUrl: string; attempts: number };

/** Announces what has just happened to a session, in the transaction in which it happened. */
export async function insertEvent(
  tx: GatewayConnection,
  type: EventType,
  sessionId: string,
  createdAt: Date,
): Promise<void> {
  const eventId = randomUUIDv7();
  const payment = await readState(tx, sessionId);
  const body = JSON.stringify({ id: eventId, type, createdAtUtc: createdAt.toISOString(), payment });
  await sql`
    insert into sandbox_gateway.gateway_events (event_id, body, webhook_url, created_at, next_attempt_at)
    select ${eventId}, ${body}, webhook_url, ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from sandbox_gateway.gateway_sessions where session_id = ${sessionId}`.execute(tx);
}

/**
 * Takes the event that is due longest, if any. Its next attempt is set at once, after 10, 20, 40 … seconds and never
 * more than an hour, so that another process tries then should this one die.
 */
export async function claimDueEvent(
  db: GatewayConnection,
  now: Date,
  mostAttempts: number,
): Promise<DueEvent | undefined> {
  const { rows } = await sql<DueEvent>`
    update sandbox_gateway.gateway_events
    set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, attempts + 1))
    where event_id = (
      select event_id from sandbox_gateway.gateway_events
      where delivered_at is null and next_attempt_at <= ${now} and attempts < ${mostAttempts}
      order by next_attempt_at, event_id limit 1 for update skip locked)
    returning event_id as "eventId", body, webhook_url as "webhookUrl", attempts`.execute(db);
  return rows[0];
}

export async function markDelivered(db: GatewayConnection, eventId: string, at: Date): Promise<void> {
  await sql`
    update sandbox_gateway.gateway_events set delivered_at = ${at} where event_id = ${eventId}`.execute(db);
}
