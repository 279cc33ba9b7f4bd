import { routes } from "@trove/contract";
import type { PaymentProviderName } from "@trove/contract/payment-providers";

/** Where a provider sends its webhooks in a shop with this origin. */
export const webhookUrlOf = (publicUrl: string, provider: PaymentProviderName) =>
  `${publicUrl}${routes.receivePaymentWebhook.path.replace("{provider}", provider)}`;
