import type { PaymentDifference } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { ProviderPayment } from "../../../payment-providers/provider.ts";

/** A payment in our books. Amounts are in hundredths of the payment's currency. */
export type BookedPayment = {
  status: "Pending" | "Success" | "Failed";
  providerPaymentId: string | null;
  paidCents: Cents;
  currencyCode: string;
  refundedPaidCents: Cents;
  refundsBackPaidCents: Cents;
  chargedBackPaidCents: Cents;
};

function returnsDiffer(booked: BookedPayment, said: ProviderPayment): PaymentDifference[] {
  // Lists leave out failed refunds that a single payment tells, so only the difference can be compared.
  const isSame = said.refunded - said.refundsBack === booked.refundedPaidCents - booked.refundsBackPaidCents;
  return [
    ...(isSame ? [] : ["Refunded" as const]),
    ...(said.chargedBack === booked.chargedBackPaidCents ? [] : ["ChargedBack" as const]),
  ];
}

/**
 * Compares a payment in our books with the provider's. `booked` is undefined if the reference is of no payment of ours.
 * Callers leave captures in quarantine out, because they are in our books but pay for nothing.
 */
export function comparePayment(booked: BookedPayment | undefined, said: ProviderPayment): PaymentDifference[] {
  const isCaptured = said.state === "Captured";
  if (booked === undefined) return isCaptured && said.isForeign !== true ? ["UnknownToShop"] : [];
  if (booked.status !== "Success") return isCaptured ? ["NotSettled"] : [];
  // A person may try several cards, and each has a payment at the provider. Only the one that paid is compared.
  if (booked.providerPaymentId !== said.providerPaymentId) return isCaptured ? ["UnknownToShop"] : [];
  if (!isCaptured) return ["NotCaptured"];
  const isSame = booked.paidCents === said.paid && booked.currencyCode === said.currencyCode;
  return [...(isSame ? [] : ["Amount" as const]), ...returnsDiffer(booked, said)];
}

/**
 * Whether the books have all that a report says, so that settling it would change nothing. Reports of disputes are
 * never booked for sure, because their times count too.
 */
export function isBooked(booked: BookedPayment | undefined, said: ProviderPayment): boolean {
  const isCaptured = said.state === "Captured";
  if (said.disputedAt !== null) return false;
  if (booked === undefined) return said.refunded === 0 && comparePayment(booked, said).length === 0;
  if (booked.status === "Pending") return said.state === "Open";
  if (booked.status === "Failed") return !isCaptured;
  const isSame = said.refunded === booked.refundedPaidCents && said.refundsBack === booked.refundsBackPaidCents;
  return isSame && comparePayment(booked, said).length === 0;
}
