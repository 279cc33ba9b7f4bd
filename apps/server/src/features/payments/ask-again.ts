import type { PaymentParts } from "./parts.ts";
import type { Payment } from "./payments.store.ts";
import type { ProviderPayment } from "../../payment-providers/provider.ts";
import { referenceOf } from "./reference.ts";

/**
 * Asks the provider for the current state of a payment, even if our books say that it ended. Undefined if the payment
 * has no session, or the provider does not know it. Throws GATEWAY_UNAVAILABLE, also for a payment of a provider that
 * the shop no longer has.
 */
export async function askAgain(
  { providers }: Pick<PaymentParts, "providers">,
  payment: Payment,
): Promise<ProviderPayment | undefined> {
  const provider = providers.of(payment.provider);
  if (payment.providerPaymentId !== null) return provider.retrieve(payment.providerPaymentId);
  const { sessionId, currencyCode, paidCents: paid } = payment;
  if (sessionId === null) return undefined;
  return provider.lookUp({ sessionId, reference: referenceOf(payment), paid, currencyCode });
}
