import { Refusal } from "../../command/refusal.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import type { Bind } from "../../http/bind.ts";
import type { PaymentParts } from "./parts.ts";
import type { PaymentEvent, PaymentProvider, WebhookHeaders } from "../../payment-providers/provider.ts";
import { meansRoutes } from "./means/means.routes.ts";
import { readWays } from "./providers/choose-way.ts";
import { openTransfers } from "./open-session.ts";
import { settle } from "./settle.ts";

type WebhookParts = PaymentParts & { security: SecurityLog };

/** Returns the events in a webhook. Logs and throws VALIDATION_FAILED if the provider did not sign it. */
function verified(
  { now, security }: WebhookParts,
  provider: PaymentProvider,
  rawBody: Buffer,
  headers: WebhookHeaders,
  { ip, key }: { ip: string; key: string | undefined },
): PaymentEvent[] {
  try {
    return provider.verifyWebhook(rawBody, headers, now(), key);
  } catch (error) {
    if (error instanceof Refusal) security("webhook_forged", { reason: error.content.detail, ip });
    throw error;
  }
}

export function paymentRoutes(bind: Bind, parts: WebhookParts): void {
  bind("listPaymentWays", async ({ query: { purpose, country, currency, amount } }) => {
    const wish = { purpose, countryCode: country, currencyCode: currency, amount, method: undefined };
    const ways = await readWays(parts, wish);
    return [...Map.groupBy(ways, ({ method }) => method).values()].flatMap(([way]) => {
      if (way === undefined) return [];
      const { method, provider, form, needs, decides } = way;
      const isExpress = purpose === "Purchase" && parts.providers.offers.get(provider)?.methods[method]?.isExpress;
      const { publicKey } = parts.providers.of(provider);
      const express = isExpress && publicKey !== undefined ? { publicKey } : undefined;
      return [{ method, provider, form, needs, decides, ...(express && { express }) }];
    });
  });

  bind("listPendingTransfers", async ({ person }) => {
    const transfers = await openTransfers(parts, person.userId);
    return transfers.map(({ subjectId, session }) => ({ paymentSessionResponse: session, transactionId: subjectId }));
  });

  meansRoutes(bind, parts);

  bind("receivePaymentWebhook", async ({ params, query: { key }, rawBody, headers, ip }) => {
    const provider = parts.providers.find(params.provider);
    if (provider === undefined) throw new Refusal("NOT_FOUND");
    const events = verified(parts, provider, rawBody ?? Buffer.alloc(0), headers, { ip, key });
    for (const event of events) {
      const said = "payment" in event ? event.payment : await provider.retrieve(event.providerPaymentId);
      if (said !== undefined) await settle({ ...parts, provider }, said);
    }
    return undefined;
  });
}
