import type { Environment } from "./environment.ts";

/** The hashes of a page's inline scripts and styles, as sources for a policy. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PagePolicy = {
  isDevelopment: boolean;
  paymentProvider: Environment["PAYMENT_PROVIDER"];
  /** Hosts that the identity provider's SDK calls. All pages allow them, because the first document's policy stays. */
  providerOrigins: readonly string[];
};

/** Flow, the payment form, loads code, frames, pictures and calls from several hosts of this domain. */
const CHECKOUT = "https://*.checkout.com";

/**
 * The Content-Security-Policy of a page with these inline scripts and styles. It allows the hosts of a payment provider
 * only if the shop uses that provider, and those of the identity provider for calls only.
 */
export function pagePolicy(
  inline: InlineSources,
  { isDevelopment, paymentProvider, providerOrigins }: PagePolicy,
): string {
  const isCheckout = paymentProvider === "checkoutcom";
  const vendor = isCheckout ? ` ${CHECKOUT}` : "";
  const connect = ["'self'", ...(isDevelopment ? ["ws:"] : []), ...providerOrigins].join(" ");
  // Vite and Flow add inline styles. Browsers ignore 'unsafe-inline' if hashes are present, so those are left out.
  const styles = isDevelopment || isCheckout ? ["'unsafe-inline'"] : inline.styles;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(" ")}${vendor}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${vendor}`,
    "font-src 'self'",
    `connect-src ${connect}${vendor}`,
    `frame-src ${isCheckout ? CHECKOUT : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${vendor}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
