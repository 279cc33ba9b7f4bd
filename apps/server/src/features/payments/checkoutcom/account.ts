import type { Environment } from "../../../environment.ts";

/** The shop's account at Checkout.com. */
export type CheckoutAccount = {
  secretKey: string;
  publicKey: string;
  /** Signs webhooks. */
  webhookKey: string;
  channelId: string;
  /** Base URL of the API, without a trailing slash. */
  apiUrl: string;
  isSandbox: boolean;
};

/**
 * Reads the account from the environment. Keys that contain `sbox` belong to the vendor's sandbox. CHECKOUT_API_URL is
 * the base URL that the vendor assigns to the account; the default is the vendor's common URL.
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
