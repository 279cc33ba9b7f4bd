import type { ExpressForm } from "../express/express-form.ts";
import type { PaymentSession } from "./gateway-form.ts";

/** The wallets of each payment provider before there is a session, loaded on demand; null if it has none. */
export const expressForms = {
  sandbox: async () => (await import("./sandbox/sandbox-express.ts")).sandboxExpress,
  checkoutcom: null,
  stripe: async () => (await import("./stripe/stripe-express.ts")).stripeExpress,
  mollie: null,
  bank: null,
} satisfies Record<PaymentSession["provider"], (() => Promise<ExpressForm>) | null>;
