import type { Environment } from "../../../environment.ts";

/** The seller as invoices state it. */
export type Seller = { name: string; legalLine: string; email: string };

/** The seller and the buyer of an order, as they were on its day. */
export type Parties = { seller: Seller; buyer: { name: string; email: string } };

export function sellerOf(shop: Pick<Environment, "APP_NAME" | "COMPANY_LEGAL_LINE" | "CONTACT_EMAIL">): Seller {
  return { name: shop.APP_NAME, legalLine: shop.COMPANY_LEGAL_LINE, email: shop.CONTACT_EMAIL };
}

type Contact = { email: string; firstName: string; lastName: string };

export function partiesOf(seller: Seller, { email, firstName, lastName }: Contact): Parties {
  return { seller, buyer: { name: `${firstName} ${lastName}`, email } };
}
