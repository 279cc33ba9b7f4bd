import { routes } from "@trove/contract";
import type { PaymentProviderName } from "@trove/contract/payment-providers";

/** Returns the URL to which a provider sends its webhooks, for a shop with this origin. */
export const webhookUrlOf = (publicUrl: string, provider: PaymentProviderName) =>
  `${publicUrl}${routes.receivePaymentWebhook.path.replace("{provider}", provider)}`;
