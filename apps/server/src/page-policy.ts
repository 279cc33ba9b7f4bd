import type { Csp } from "./payment-providers/define-provider.ts";

/** The hashes of a page's inline scripts and styles, as sources for a policy. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PagePolicy = {
  isDevelopment: boolean;
  /** The sources for the forms of the providers that take new payments. */
  paymentForms: readonly Csp[];
  /**
   * Hosts that the identity provider's SDK calls. Every page allows them, because the first page's policy stays in
   * force while the person navigates within the app.
   */
  providerOrigins: readonly string[];
  /** Addresses of the mirrors that take reveals which the shop has not answered. */
  mirrors: readonly string[];
};

/** True if a payment provider's form loads scripts of a vendor. */
export function hasPaymentScripts(forms: readonly Csp[]): boolean {
  return forms.some(({ scripts = [] }) => scripts.length > 0);
}

/**
 * Returns the Content-Security-Policy of a page with these inline scripts and styles. Hosts of payment providers that
 * take new payments are allowed only on pages of payments, each only where its form needs it; the identity provider's
 * hosts only for calls.
 */
export function pagePolicy(
  inline: InlineSources,
  isOfPayments: boolean,
  { isDevelopment, paymentForms, providerOrigins, mirrors }: PagePolicy,
): string {
  const forms = isOfPayments ? paymentForms : [];
  const vendor = (directive: Exclude<keyof Csp, "addsStyles">) =>
    [...new Set(forms.flatMap((form) => form[directive] ?? []))].map((host) => ` ${host}`).join("");
  const mirrorOrigins = new Set(mirrors.map((url) => new URL(url).origin));
  const connect = ["'self'", ...(isDevelopment ? ["ws:"] : []), ...providerOrigins, ...mirrorOrigins].join(" ");
  // Vite and some payment forms add inline styles. Browsers ignore 'unsafe-inline' beside hashes, so hashes are left
  // out.
  const styles = isDevelopment || forms.some(({ addsStyles }) => addsStyles) ? ["'unsafe-inline'"] : inline.styles;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(" ")}${vendor("scripts")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${vendor("pictures")}`,
    "font-src 'self'",
    `connect-src ${connect}${vendor("calls")}`,
    `frame-src${vendor("frames") || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${vendor("submits")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
