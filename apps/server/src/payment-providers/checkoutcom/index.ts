import type { ProviderDefinition } from "../provider-definition.ts";
import { checkoutAccount, checkoutSettings } from "./account.ts";

export const checkoutcom: ProviderDefinition<typeof checkoutSettings> = {
  settings: checkoutSettings,
  required: ["CHECKOUT_SECRET_KEY", "CHECKOUT_PUBLIC_KEY", "CHECKOUT_WEBHOOK_KEY", "CHECKOUT_CHANNEL_ID"],
  movesMoney: true,
  // Flow, the payment form, loads code, frames and pictures from several hosts of this domain, and calls them.
  pages: { hosts: ["https://*.checkout.com"], addsStyles: true },
  async open(settings) {
    const { makeCheckoutProvider } = await import("./provider.ts");
    return { provider: makeCheckoutProvider(checkoutAccount(settings)), jobs: [] };
  },
};
