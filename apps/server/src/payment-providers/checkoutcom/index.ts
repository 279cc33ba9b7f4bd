import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import { defineProvider } from "../define-provider.ts";
import { checkoutAccount, checkoutSettings } from "./account.ts";

/** Flow, the payment form, loads code, frames and pictures from several hosts of this domain, and calls them. */
const HOSTS = ["https://*.checkout.com"];

export const checkoutcom = defineProvider({
  name: "checkoutcom",
  settings: checkoutSettings,
  required: ["CHECKOUT_SECRET_KEY", "CHECKOUT_PUBLIC_KEY", "CHECKOUT_WEBHOOK_KEY", "CHECKOUT_CHANNEL_ID"],
  movesMoney: (settings) => !checkoutAccount(settings).isSandbox,
  offer: {
    methods: {
      card: {
        currencies: "All",
        countries: "All",
        decides: "Now",
        needs: "Address",
        canBeReversed: false,
        ttlMinutes: PAYMENT_TTL_MINUTES,
      },
    },
    form: "Embedded",
    savedMeans: false,
  },
  csp: () => ({ scripts: HOSTS, pictures: HOSTS, calls: HOSTS, frames: HOSTS, submits: HOSTS, addsStyles: true }),
  async make(settings) {
    const { makeCheckoutProvider } = await import("./provider.ts");
    return { payments: makeCheckoutProvider(checkoutAccount(settings)), jobs: [] };
  },
});
