/**
 * Where a session or its payment stands, as the merchant reads it and as webhooks carry it. Before a card was tried
 * there is no payment, and `status` is that of the session: Open, Cancelled or Expired.
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
  card: { brand: string; last4: string } | null;
};

export type PaymentStatus = "Created" | "Processing" | "Captured" | "Declined" | "Cancelled" | "Expired";

export type EventType = "captured" | "declined" | "expired" | "cancelled" | "chargeback" | "refunded";
