import { defineProvider } from "../define-provider.ts";
import { stripeAccount, stripeSettings } from "./account.ts";
import { stripeOffer } from "./methods.ts";

/** The code and the frames of the payment form. */
const FORM = ["https://js.stripe.com", "https://*.js.stripe.com"];
/** The frames in which banks ask the payer to confirm. */
const BANKS = "https://hooks.stripe.com";

export const stripe = defineProvider({
  name: "stripe",
  settings: stripeSettings,
  required: ["STRIPE_SECRET_KEY", "STRIPE_PUBLIC_KEY", "STRIPE_WEBHOOK_SECRET"],
  movesMoney: (settings) => !stripeAccount(settings).isSandbox,
  offer: stripeOffer,
  csp: () => ({ scripts: FORM, frames: [...FORM, BANKS], calls: ["https://api.stripe.com"] }),
  async make(settings, { publicUrl: shop, http }) {
    const { makeStripeProvider } = await import("./provider.ts");
    const warn = (error: unknown, id: string) =>
      http.log.warn({ err: error, id }, "could not read a payment of a list, or the cards of a customer");
    return { payments: makeStripeProvider(stripeAccount(settings), { shop, warn }), jobs: [] };
  },
});
