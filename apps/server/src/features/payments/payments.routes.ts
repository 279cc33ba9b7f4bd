import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import type { PaymentParts } from "./parts.ts";
import { settle } from "./settle.ts";

export function paymentRoutes(bind: Bind, parts: PaymentParts): void {
  const { provider, now } = parts;

  bind("receivePaymentWebhook", async ({ params, rawBody, headers }) => {
    if (params.provider !== provider.name) throw new Refusal("NOT_FOUND");
    const events = provider.verifyWebhook(rawBody ?? Buffer.alloc(0), headers, now());
    for (const event of events) {
      const said = "payment" in event ? event.payment : await provider.retrieve(event.providerPaymentId);
      if (said !== undefined) await settle(parts, said);
    }
    return undefined;
  });
}
