import type { Environment } from "./environment.ts";

export type PagePolicy = {
  isDevelopment: boolean;
  paymentProvider: Environment["PAYMENT_PROVIDER"];
};

/** Flow, the payment form, loads code, frames, pictures and calls from several hosts of this domain. */
const CHECKOUT = "https://*.checkout.com";

/**
 * The Content-Security-Policy of a page. Hosts of a payment provider are allowed only if the shop uses that provider.
 */
export function pagePolicy(nonce: string, { isDevelopment, paymentProvider }: PagePolicy): string {
  const isCheckout = paymentProvider === "checkoutcom";
  const vendor = isCheckout ? ` ${CHECKOUT}` : "";
  // Flow adds styles without a nonce, and browsers ignore 'unsafe-inline' in a policy with a nonce.
  const styles = isDevelopment || isCheckout ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${vendor}`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${vendor}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}${vendor}`,
    `frame-src ${isCheckout ? CHECKOUT : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${vendor}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
