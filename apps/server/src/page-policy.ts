import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { paymentProviders } from "./payment-providers/payment-providers.ts";

/** The hashes of a page's inline scripts and styles, as sources for a policy. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PagePolicy = {
  isDevelopment: boolean;
  paymentProvider: PaymentProviderName;
  /**
   * Hosts that the identity provider's SDK calls. Every page allows them, because the first page's policy stays in
   * force while the person navigates within the app.
   */
  providerOrigins: readonly string[];
  /** Addresses of the mirrors that take reveals which the shop has not answered. */
  mirrors: readonly string[];
};

/** True if the payment provider's form loads scripts of a vendor. */
export function hasPaymentScripts(paymentProvider: PaymentProviderName): boolean {
  return paymentProviders[paymentProvider].pages.hosts.length > 0;
}

const NOTHING = { hosts: [], addsStyles: false };

/**
 * Returns the Content-Security-Policy of a page with these inline scripts and styles. A payment provider's hosts are
 * allowed only on pages of payments, and only if the shop uses that provider; the identity provider's hosts only for
 * calls.
 */
export function pagePolicy(
  inline: InlineSources,
  isOfPayments: boolean,
  { isDevelopment, paymentProvider, providerOrigins, mirrors }: PagePolicy,
): string {
  const { hosts, addsStyles } = isOfPayments ? paymentProviders[paymentProvider].pages : NOTHING;
  const vendor = hosts.map((host) => ` ${host}`).join("");
  const mirrorOrigins = new Set(mirrors.map((url) => new URL(url).origin));
  const connect = ["'self'", ...(isDevelopment ? ["ws:"] : []), ...providerOrigins, ...mirrorOrigins].join(" ");
  // Vite and some payment forms add inline styles. Browsers ignore 'unsafe-inline' beside hashes, so hashes are left
  // out.
  const styles = isDevelopment || addsStyles ? ["'unsafe-inline'"] : inline.styles;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(" ")}${vendor}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${vendor}`,
    "font-src 'self'",
    `connect-src ${connect}${vendor}`,
    `frame-src${vendor || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${vendor}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
