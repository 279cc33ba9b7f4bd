import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId } from "./keys.ts";
import type { GatewayParts } from "./parts.ts";
import { insertPayment } from "./payments.store.ts";
import { insertSession } from "./sessions.store.ts";
import { traceOf } from "./means/card.ts";

const MOST = 1000;
const webUrl = z.url({ protocol: /^https?$/ });

const importRequest = z.strictObject({
  webhookUrl: webUrl,
  returnUrl: webUrl,
  payments: z
    .array(
      z.strictObject({
        paymentId: z.string().regex(/^[\w-]{1,64}$/),
        reference: z.string().min(1).max(200),
        amountMinor: z.int().min(1).max(100_000_000),
        currencyCode: z.string().regex(/^[A-Z]{3}$/),
        cardNumber: z.string().regex(/^\d{12,19}$/),
        capturedAtUtc: z.iso.datetime(),
      }),
    )
    .max(MOST),
});

/**
 * Imports payments that cards made elsewhere, as gateways do for merchants who move to them. Known payments stay
 * unchanged. No webhooks are sent about their captures, because the merchant has already booked them.
 */
export async function importPayments({ db }: Pick<GatewayParts, "db">, sent: unknown): Promise<{ imported: number }> {
  const parsed = importRequest.safeParse(sent);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { payments, ...urls } = parsed.data;
  let imported = 0;
  for (const { paymentId, cardNumber, capturedAtUtc, ...facts } of payments) {
    const createdAt = new Date(capturedAtUtc);
    const sessionId = newId("ses");
    const once = { idempotencyKey: `import ${paymentId}`, requestHash: "import" };
    const times = { createdAt, expiresAt: createdAt };
    const { brand, last4 } = traceOf(cardNumber);
    await db.transaction().execute(async (tx) => {
      const session = await insertSession(tx, { ...facts, ...urls, ...once, ...times, sessionId, status: "Used" });
      if (session?.sessionId !== sessionId) return;
      const done = { declineReason: null, nextStep: null, nextStepAt: null };
      const card = { cardBrand: brand, cardLast4: last4 };
      await insertPayment(tx, session, { ...done, ...card, paymentId, status: "Captured", createdAt });
      imported += 1;
    });
  }
  return { imported };
}
