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
  chargedBackPaidCents: Cents;
};

function returnsDiffer(booked: BookedPayment, said: ProviderPayment): PaymentDifference[] {
  return [
    ...(said.refunded === booked.refundedPaidCents ? [] : ["Refunded" as const]),
    ...(said.chargedBack === booked.chargedBackPaidCents ? [] : ["ChargedBack" as const]),
  ];
}

/**
 * Compares a payment in our books with the provider's. `booked` is undefined if the reference names no payment of ours.
 * A capture in quarantine is in our books, but pays nothing, so the caller leaves it out.
 */
export function comparePayment(booked: BookedPayment | undefined, said: ProviderPayment): PaymentDifference[] {
  const isCaptured = said.state === "Captured";
  if (booked === undefined) return isCaptured ? ["UnknownToShop"] : [];
  if (booked.status !== "Success") return isCaptured ? ["NotSettled"] : [];
  // A person may try several cards. Only the one that paid counts.
  if (booked.providerPaymentId !== said.providerPaymentId) return isCaptured ? ["UnknownToShop"] : [];
  if (!isCaptured) return ["NotCaptured"];
  const isSame = booked.paidCents === said.paid && booked.currencyCode === said.currencyCode;
  return [...(isSame ? [] : ["Amount" as const]), ...returnsDiffer(booked, said)];
}
