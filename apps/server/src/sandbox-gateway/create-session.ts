import { createHash } from "node:crypto";
import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId, tokenFor } from "./keys.ts";
import type { GatewayParts } from "./parts.ts";
import { bankUrl, newPayment } from "./pay.ts";
import { findPaymentOf, insertPayment } from "./payments.store.ts";
import { insertSession } from "./sessions.store.ts";
import { GATEWAY_METHODS, paysAtBank } from "./means/methods.ts";
import { transferInstructions } from "./means/instructions.ts";
import { readMeans } from "./means/read-means.ts";

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
  method: z.enum(GATEWAY_METHODS).default("card"),
  /** The merchant's customer, for whom cards are kept. */
  customerId: z
    .string()
    .regex(/^cus_[\w-]{1,64}$/)
    .optional(),
});

type SessionRequest = z.output<typeof sessionRequest>;

/** Stores a session, with its payment if it begins at the bank. Returns the session that was stored under the key. */
async function storeSession({ db, now }: GatewayParts, idempotencyKey: string, request: SessionRequest) {
  const { expiresAtUtc, ...facts } = request;
  const at = now();
  const sessionId = newId("ses");
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  const status = paysAtBank(request.method) ? "Used" : "Open";
  const times = { createdAt: at, expiresAt: new Date(expiresAtUtc) };
  return db.transaction().execute(async (tx) => {
    const session = await insertSession(tx, { ...facts, ...times, sessionId, idempotencyKey, requestHash, status });
    if (session?.requestHash !== requestHash) throw new GatewayProblem(409, "idempotency_key_reused");
    if (session.sessionId === sessionId && status === "Used") {
      await insertPayment(tx, session, newPayment(readMeans(request.method, {}, at), session, at));
    }
    return { session, begun: await findPaymentOf(tx, session.sessionId) };
  });
}

/** Creates a session for one payment. If the request is repeated with its key, returns the same session. */
export async function createSession(parts: GatewayParts, idempotencyKey: string | undefined, sent: unknown) {
  const parsed = sessionRequest.safeParse(sent);
  if (!parsed.success || !idempotencyKey) throw new GatewayProblem(400, "invalid_request");
  const { session, begun } = await storeSession(parts, idempotencyKey, parsed.data);
  const { account } = parts;
  const { sessionId, method, customerId } = session;
  return {
    id: sessionId,
    publicKey: account.publicKey,
    token: tokenFor(account, "session", sessionId),
    secret: tokenFor(account, "secret", sessionId),
    customerSecret: customerId === null ? undefined : tokenFor(account, "cards", sessionId),
    expiresAtUtc: session.expiresAt.toISOString(),
    redirectUrl: paysAtBank(method) && begun ? bankUrl(parts, begun.paymentId) : undefined,
    instructions: method === "bankTransfer" ? transferInstructions(sessionId) : undefined,
  };
}
