import { people } from "@trove/demo/people";
import { SANDBOX_GATEWAY } from "../payment-providers/sandbox/index.ts";
import { sandboxKeys } from "../payment-providers/sandbox/keys.ts";
import { webhookUrlOf } from "../payment-providers/webhook-url.ts";
import type { DemoLoad } from "./load-people.ts";
import { DEMO_PROVIDER } from "./demo-provider.ts";
import { readDemoPayments } from "./demo.store.ts";

/** The test card of all payments in the history. */
const CARD = "4242424242424242";

/**
 * Registers the history's payments at the sandbox gateway, over its API, so that they can be refunded and reconciled.
 * Known payments stay unchanged. Does nothing in a shop with another provider. All routes must be registered first.
 */
export async function registerPayments({
  db,
  app,
  secrets,
  publicUrl,
}: Pick<DemoLoad, "db" | "app" | "secrets" | "publicUrl">): Promise<void> {
  const rows = await readDemoPayments(db, people.user.id);
  if (rows.length === 0) return;
  const payments = rows.map(({ paymentId, providerPaymentId, paidCents, currencyCode, createdAt }) => ({
    paymentId: providerPaymentId,
    reference: `${people.user.id}.${paymentId}`,
    amountMinor: paidCents,
    currencyCode,
    cardNumber: CARD,
    capturedAtUtc: createdAt.toISOString(),
  }));
  const response = await app.http.inject({
    method: "POST",
    url: `${SANDBOX_GATEWAY}/payments/import`,
    headers: { authorization: `Bearer ${sandboxKeys(secrets).secretKey}` },
    payload: { webhookUrl: webhookUrlOf(publicUrl, DEMO_PROVIDER), returnUrl: publicUrl, payments },
  });
  if (response.statusCode === 404) return;
  if (response.statusCode !== 201) throw new Error(`the sandbox gateway refused the demo's payments: ${response.body}`);
}
