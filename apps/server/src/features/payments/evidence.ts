import { type Cents, share } from "@trove/money";
import { findCurrency } from "../application-info/index.ts";
import type { PaymentProvider, ProviderPayment, ProviderState } from "./provider.ts";

/**
 * What a settling function of the database is told. `valueCents` is the amount in euros at today's rate, null for a
 * currency that the shop does not know; the other amounts are in hundredths of the currency.
 */
export type Evidence = {
  provider: string;
  providerPaymentId: string | null;
  sessionId: string | null;
  reference: string;
  state: ProviderState;
  paidCents: Cents;
  currencyCode: string;
  valueCents: Cents | null;
  chargedBackPaidCents: Cents;
  refundedPaidCents: Cents;
  failureReason: string | null;
};

export function evidenceOf({ name }: PaymentProvider, payment: ProviderPayment): Evidence {
  const { paid, chargedBack, refunded, ...said } = payment;
  const currency = findCurrency(payment.currencyCode);
  return {
    provider: name,
    ...said,
    paidCents: paid,
    chargedBackPaidCents: chargedBack,
    refundedPaidCents: refunded,
    valueCents: currency === undefined ? null : share(paid, currency.rateToEur),
  };
}
