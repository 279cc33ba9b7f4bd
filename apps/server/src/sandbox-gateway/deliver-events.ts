import { claimDueEvent, type DueEvent, markDelivered } from "./events.store.ts";
import { signWebhook } from "./keys.ts";
import type { GatewayParts } from "./parts.ts";

/** With this limit, the last attempt comes more than a day after the first. */
const MOST_ATTEMPTS = 35;
const TIMEOUT_MILLISECONDS = 10_000;

async function send({ account, now }: GatewayParts, { body, webhookUrl }: DueEvent): Promise<boolean> {
  const headers = { "content-type": "application/json", "sandbox-signature": signWebhook(account, body, now()) };
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const response = await fetch(webhookUrl, { method: "POST", headers, body, signal, redirect: "manual" }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Sends the due webhooks one after the other. Without a 2xx response, a webhook is retried later. */
export async function deliverEvents(parts: GatewayParts): Promise<void> {
  const { db, now } = parts;
  for (let event = await claimDueEvent(db, now(), MOST_ATTEMPTS); event !== undefined;) {
    if (await send(parts, event)) await markDelivered(db, event.eventId, now());
    event = await claimDueEvent(db, now(), MOST_ATTEMPTS);
  }
}
