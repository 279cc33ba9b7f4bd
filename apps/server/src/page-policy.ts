import type { Environment } from "./environment.ts";

export type PagePolicy = {
  isDevelopment: boolean;
  paymentProvider: Environment["PAYMENT_PROVIDER"];
};

/** Flow loads its code, its fields in frames, its pictures and its calls from several hosts of the vendor's. */
const CHECKOUT = "https://*.checkout.com";

/** The Content-Security-Policy of a page. What a payment provider needs is allowed where the shop uses that provider. */
export function pagePolicy(nonce: string, { isDevelopment, paymentProvider }: PagePolicy): string {
  const isCheckout = paymentProvider === "checkoutcom";
  const vendor = isCheckout ? ` ${CHECKOUT}` : "";
  // Flow writes styles into the page without a nonce, and a policy with a nonce ignores 'unsafe-inline'.
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
