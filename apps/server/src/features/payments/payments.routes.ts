import { Refusal } from "../../command/refusal.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import type { Bind } from "../../http/bind.ts";
import type { PaymentParts } from "./parts.ts";
import type { PaymentEvent, WebhookHeaders } from "../../payment-providers/provider.ts";
import { settle } from "./settle.ts";

type WebhookParts = PaymentParts & { security: SecurityLog };

/** Returns the events in a webhook. Logs and throws VALIDATION_FAILED if the provider did not sign it. */
function verified(
  { provider, now, security }: WebhookParts,
  rawBody: Buffer,
  headers: WebhookHeaders,
  ip: string,
): PaymentEvent[] {
  try {
    return provider.verifyWebhook(rawBody, headers, now());
  } catch (error) {
    if (error instanceof Refusal) security("webhook_forged", { reason: error.content.detail, ip });
    throw error;
  }
}

export function paymentRoutes(bind: Bind, parts: WebhookParts): void {
  const { provider } = parts;

  bind("receivePaymentWebhook", async ({ params, rawBody, headers, ip }) => {
    if (params.provider !== provider.name) throw new Refusal("NOT_FOUND");
    const events = verified(parts, rawBody ?? Buffer.alloc(0), headers, ip);
    for (const event of events) {
      const said = "payment" in event ? event.payment : await provider.retrieve(event.providerPaymentId);
      if (said !== undefined) await settle(parts, said);
    }
    return undefined;
  });
}
