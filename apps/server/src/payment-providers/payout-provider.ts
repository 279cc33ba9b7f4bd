import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { Cents } from "@trove/money";

/** Sent: the provider has it. Returned: the payee's bank sent it back. Refused: it was never paid. */
export type ProviderPayoutState = "Sent" | "Paid" | "Returned" | "Refused";

/** A payout as the provider has it. `reference` is the shop's own id of it. */
export type ProviderPayout = {
  providerPayoutId: string;
  reference: string;
  state: ProviderPayoutState;
  amount: Cents;
  /** Money has moved otherwise than it was ordered: twice, to another account, or back only in part. */
  isOdd?: boolean;
};

/** A bank account in the name of its holder. */
export type Payee = { holder: string; iban: string };

/** A provider that pays money to people. Its calls may use the network and throw GATEWAY_UNAVAILABLE. */
export type PayoutProvider = {
  name: PaymentProviderName;
  /** Pays out once per key. A repeated call returns the payout of the first in its current state. */
  createPayout(request: {
    idempotencyKey: string;
    reference: string;
    amount: Cents;
    payee: Payee;
  }): Promise<ProviderPayout>;
  /** Lists the payouts that were made or changed at or after a time, in their current state. May include others. */
  listPayoutsSince(since: Date): Promise<ProviderPayout[]>;
};
