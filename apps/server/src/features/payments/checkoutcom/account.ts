import type { Environment } from "../../../environment.ts";

/** What Checkout.com has given the shop. */
export type CheckoutAccount = {
  secretKey: string;
  publicKey: string;
  /** Signs webhooks. */
  webhookKey: string;
  channelId: string;
  /** Where the interface answers, without a slash at the end. */
  apiUrl: string;
  isSandbox: boolean;
};

/**
 * The account at Checkout.com. Keys with `sbox` in them are those of the vendor's sandbox. CHECKOUT_API_URL is the base
 * address that the vendor gives an account of its own; without it the common one serves.
 */
export function checkoutAccount(environment: Environment): CheckoutAccount {
  const { CHECKOUT_SECRET_KEY = "", CHECKOUT_PUBLIC_KEY = "", CHECKOUT_WEBHOOK_KEY = "" } = environment;
  const isSandbox = CHECKOUT_SECRET_KEY.startsWith("sk_sbox_");
  const commonUrl = isSandbox ? "https://api.sandbox.checkout.com" : "https://api.checkout.com";
  return {
    secretKey: CHECKOUT_SECRET_KEY,
    publicKey: CHECKOUT_PUBLIC_KEY,
    webhookKey: CHECKOUT_WEBHOOK_KEY,
    channelId: environment.CHECKOUT_CHANNEL_ID ?? "",
    apiUrl: (environment.CHECKOUT_API_URL ?? commonUrl).replace(/\/$/, ""),
    isSandbox,
  };
}
