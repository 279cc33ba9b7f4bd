import type { Settings } from "@trove/contract";

/** The seller as invoices state it. */
type Seller = Settings["company"];

/** The seller and the buyer of an order, as they were on its day. */
export type Parties = { seller: Seller; buyer: { name: string; email: string } };

type Contact = { email: string; firstName: string; lastName: string };

export function partiesOf(seller: Seller, { email, firstName, lastName }: Contact): Parties {
  return { seller, buyer: { name: `${firstName} ${lastName}`, email } };
}
