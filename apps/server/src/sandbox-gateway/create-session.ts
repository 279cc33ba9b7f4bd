import { createHash } from "node:crypto";
import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId, tokenFor } from "./keys.ts";
import type { GatewayParts } from "./parts.ts";
import { insertSession } from "./sessions.store.ts";

const webUrl = z.url({ protocol: /^https?$/ });

/**
 * `amountMinor` is in hundredths of the currency. `reference` is the merchant's own id, which every response repeats.
 */
const sessionRequest = z.strictObject({
  reference: z.string().min(1).max(200),
  amountMinor: z.int().min(1).max(100_000_000),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  returnUrl: webUrl,
  webhookUrl: webUrl,
  expiresAtUtc: z.iso.datetime(),
});

/** Creates a session for one payment. If the request is repeated with its key, returns the same session. */
export async function createSession(
  { db, account, now }: GatewayParts,
  idempotencyKey: string | undefined,
  sent: unknown,
) {
  const parsed = sessionRequest.safeParse(sent);
  if (!parsed.success || !idempotencyKey) throw new GatewayProblem(400, "invalid_request");
  const { expiresAtUtc, ...request } = parsed.data;
  const requestHash = createHash("sha256").update(JSON.stringify(parsed.data)).digest("hex");
  const fresh = { ...request, sessionId: newId("ses"), idempotencyKey, requestHash };
  const session = await insertSession(db, { ...fresh, createdAt: now(), expiresAt: new Date(expiresAtUtc) });
  if (session === undefined || session.requestHash !== requestHash) {
    throw new GatewayProblem(409, "idempotency_key_reused");
  }
  const { sessionId } = session;
  return {
    id: sessionId,
    publicKey: account.publicKey,
    token: tokenFor(account, "session", sessionId),
    secret: tokenFor(account, "secret", sessionId),
    expiresAtUtc: session.expiresAt.toISOString(),
  };
}
