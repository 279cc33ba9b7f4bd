import type { Environment } from "../../environment.ts";

export const CONTACT_EMAIL = "hello@trove.example";

/** Where the shop is at home; it bills there who says nothing of an address. */
export const HOME_COUNTRY = "NL";

/** The company behind the brand, as the law wants it named. */
export function companyLegalLine({ APP_NAME }: Pick<Environment, "APP_NAME">): string {
  return `${APP_NAME} B.V. · Keizersgracht 1, 1015 CN Amsterdam · KvK 00000000 · VAT NL000000000B01`;
}
