import { type Cents, share } from "@trove/money";
import { findCurrency } from "../application-info/index.ts";
import type { ProviderPayment, ProviderState } from "../../payment-providers/provider.ts";

/**
 * A provider's report as the SQL functions that settle payments read it. `valueCents` is the amount in euro cents at
 * today's rate, null for an unknown currency. Other amounts are in hundredths of the currency.
 */
export type PaymentReport = {
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
  refundsBackPaidCents: Cents;
  backKeys: string[];
  disputedAt: Date | null;
  failureReason: string | null;
};

export function reportOf({ name }: { name: string }, payment: ProviderPayment): PaymentReport {
  const { paid, chargedBack, refunded, refundsBack, backKeys, ...rest } = payment;
  const { refundKeys: _keys, card: _card, isKept: _kept, ...said } = rest;
  const currency = findCurrency(payment.currencyCode);
  return {
    provider: name,
    ...said,
    paidCents: paid,
    chargedBackPaidCents: chargedBack,
    refundedPaidCents: refunded,
    refundsBackPaidCents: refundsBack,
    backKeys: [...backKeys],
    valueCents: currency === undefined ? null : share(paid, currency.rateToEur),
  };
}
