/** The stages of a payment: its first status, and a later event. */
export type Course = {
  status: "Captured" | "Declined" | "Expired" | "Processing" | "Created";
  declineReason?: string;
  later?: { step: "capture" | "decline" | "chargeback"; afterSeconds: number };
};

/** How long a bank that needs time takes to pay. */
export const SLOW_SECONDS = 20;

/** A payment that is captured once the bank has decided. */
export const SLOW: Course = { status: "Processing", later: { step: "capture", afterSeconds: SLOW_SECONDS } };
