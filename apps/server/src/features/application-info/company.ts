import type { Environment } from "../../environment.ts";

export const CONTACT_EMAIL = "hello@trove.example";

/** The shop's own country. Orders without an address are billed to it. */
export const HOME_COUNTRY = "NL";

/** The company behind the brand, with the details that the law requires. */
export function companyLegalLine({ APP_NAME }: Pick<Environment, "APP_NAME">): string {
  return `${APP_NAME} B.V. · Keizersgracht 1, 1015 CN Amsterdam · KvK 00000000 · VAT NL000000000B01`;
}
