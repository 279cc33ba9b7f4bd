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
  /** It was in the books before it was asked for this time. */
  isKnown?: true;
  /** The provider refused the request, and its books have no such payout. They may lag behind. */
  isUnbooked?: true;
  /** The card to which it went, as far as the provider tells. */
  paidTo?: Partial<CardKey>;
};

/** A bank account in the name of its holder. */
export type AccountPayee = { kind: "Account"; holder: string; iban: string };

/** How a provider names a card: to pay it, and to recognise it in any payment. */
export type CardKey = { instrument: string; fingerprint: string };

/** A card and a payment by it. Only the shop's own account knows that. */
export type PaidCard = CardKey & { providerPaymentId: string };

/** A card that the provider knows, with the name of the person's identity. */
export type CardPayee = { kind: "Card"; firstName: string; lastName: string } & PaidCard;

/** A card that has paid by 3-D Secure and can be paid. `expires` is its last valid month, YYYY-MM. */
export type PayableCard = PaidCard & {
  brand: string;
  last4: string;
  expires: string;
  /** The name that its payer typed; null if none was asked for. */
  holder: string | null;
};

/** A payout that was handed over, or may have been. */
export type MadePayout = { idempotencyKey: string; reference: string };

/** A payment, with the shop's own id of it. */
export type PaidByCard = { providerPaymentId: string; reference: string };

type Pays<Payee> = {
  name: PaymentProviderName;
  /** Pays out once per key. A repeated call returns the payout of the first in its current state. */
  createPayout(request: MadePayout & { amount: Cents; payee: Payee }): Promise<ProviderPayout>;
  /** Returns a payout in its current state. Undefined if the provider does not know it. */
  lookUpPayout(made: MadePayout): Promise<ProviderPayout | undefined>;
  /** Lists the payouts that were made or changed at or after a time, in their current state. May include others. */
  listPayoutsSince(since: Date): Promise<ProviderPayout[]>;
  /** True if lists leave out changes of payouts that began before. Then the shop looks up each payout by itself. */
  listsByBegin?: true;
};

export type AccountPayouts = Pays<AccountPayee> & { pays: "Account" };
export type CardPayouts = Pays<CardPayee> & {
  pays: "Card";
  /** Returns the cards of these payments that can be paid, each once, without those of the charged back payments. */
  payableCards(payments: readonly PaidByCard[], chargedBack: readonly PaidByCard[]): Promise<PayableCard[]>;
  /** Whether the shop's account has a payment. Books of another account prove nothing about payouts. */
  knowsPayment(providerPaymentId: string): Promise<boolean>;
};

/** A provider that pays money to people. Its calls may use the network and throw GATEWAY_UNAVAILABLE. */
export type PayoutProvider = AccountPayouts | CardPayouts;
