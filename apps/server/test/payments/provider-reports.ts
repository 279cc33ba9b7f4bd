import { signWebhook } from "../../src/sandbox-gateway/keys.ts";
import { sandboxKeys } from "../../src/payment-providers/sandbox/keys.ts";
import type { Shop } from "../shop/shop.ts";

/** The amount that the provider has returned to the payer so far, in cents. */
export type Returned = { refunded?: number; chargedBack?: number };

/** Sends a signed webhook that reports these returned amounts for a captured order's payment. */
export async function reportReturned(
  shop: Shop,
  purchaseId: string,
  { refunded = 0, chargedBack = 0 }: Returned,
): Promise<void> {
  const { userId, paymentId, providerPaymentId, paidCents, sessionId } = await shop.owner.connection
    .selectFrom("payments")
    .select(["userId", "paymentId", "providerPaymentId", "paidCents", "sessionId"])
    .where("subjectId", "=", purchaseId)
    .executeTakeFirstOrThrow();
  const payment = {
    sessionId: sessionId ?? `ses_${paymentId}`,
    paymentId: providerPaymentId,
    reference: `${userId}.${paymentId}`,
    amountMinor: paidCents,
    currencyCode: "EUR",
    status: "Captured",
    declineReason: null,
    chargedBackMinor: chargedBack,
    refundedMinor: refunded,
  };
  const payload = JSON.stringify({ type: "refunded", payment });
  const signature = signWebhook(sandboxKeys(shop.secrets), payload, shop.clock.now);
  const headers = { "content-type": "application/json", "sandbox-signature": signature };
  const response = await shop.app.http.inject({
    method: "POST",
    url: "/api/payments/webhook/sandbox",
    headers,
    payload,
  });
  if (response.statusCode !== 204) throw new Error(`${response.statusCode} ${response.body}`);
}
