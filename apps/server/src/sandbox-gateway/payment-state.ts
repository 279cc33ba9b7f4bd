/**
 * The state of a session and its payment, as the merchant's calls and webhooks report it. Before a card is tried there
 * is no payment, and `status` is the session's: Open, Cancelled or Expired.
 */
export type PaymentState = {
  sessionId: string;
  paymentId: string | null;
  reference: string;
  amountMinor: number;
  currencyCode: string;
  status: PaymentStatus | "Open";
  declineReason: string | null;
  chargedBackMinor: number;
  refundedMinor: number;
  /** The part of `refundedMinor` that failed later, and the idempotency keys of those refunds. */
  refundsBackMinor: number;
  backKeys: string[];
  /** Whether the payer let the gateway keep the card. */
  isKept: boolean;
  card: { brand: string; last4: string; fingerprint?: string; country?: string } | null;
};

export type PaymentStatus = "Created" | "Processing" | "Captured" | "Declined" | "Cancelled" | "Expired";

export type EventType = "captured" | "declined" | "expired" | "cancelled" | "chargeback" | "refunded" | "refundFailed";
