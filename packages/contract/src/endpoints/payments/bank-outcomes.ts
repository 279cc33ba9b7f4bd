/**
 * The effects that the import of a bank's booking can have; docs/payments.md explains each.
 */
export const BANK_OUTCOMES = [
  "Pays",
  "PaysAgain",
  "OtherSum",
  "NoReference",
  "NoAccount",
  "RefundSent",
  "SentAnyway",
  "SentAgain",
  "SentOtherwise",
  "RefundBack",
  "TakenBack",
  "ReturnUnknown",
  "Known",
  "Differs",
  "Other",
] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** The states of a refund to a bank account. SentAnyway: noted as refused, but the bank has sent it. */
export const BANK_REFUND_STATES = ["Waiting", "InFile", "Sent", "Back", "Failed", "SentAnyway"] as const;
