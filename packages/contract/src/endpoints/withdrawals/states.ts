/** The subject of a withdrawal: an order, a shipment of inventory items, or the top-ups of an account. */
export const WITHDRAWAL_SUBJECTS = ["Order", "Shipment", "TopUp"] as const;
export type WithdrawalSubject = (typeof WITHDRAWAL_SUBJECTS)[number];

/** Why goods come back: without a reason within the period, or because they have a fault. */
export const WITHDRAWAL_REASONS = ["Withdrawal", "Damaged", "Wrong", "NotAsDescribed"] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** True if the reason is a fault, for which the shop answers two years from the delivery. */
export const isFault = (reason: WithdrawalReason): boolean => reason !== "Withdrawal";

export const WITHDRAWAL_STATUSES = [
  "Received",
  "Matched",
  "Unmatched",
  "AwaitingGoods",
  "ProofOfPosting",
  "GoodsReceived",
  "Refunded",
  "Refused",
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * - Matched: the order is known, and nothing of it was sent, or an operator has to judge a fault
 * - AwaitingGoods: goods have to come back, or a proof that they were posted
 * - GoodsReceived: the rest of posted goods may still come
 * - Both ends are final. Goods that are back, or posted, are refused only as `exceptionsIn` says; these can be refunded
 *   once their bank has withdrawn its chargeback.
 */
export const WITHDRAWAL_TRANSITIONS: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  Received: ["Matched", "Unmatched", "AwaitingGoods", "Refused"],
  Unmatched: ["Matched", "AwaitingGoods", "Refused"],
  Matched: ["AwaitingGoods", "ProofOfPosting", "GoodsReceived", "Refunded", "Refused"],
  AwaitingGoods: ["ProofOfPosting", "GoodsReceived", "Refused"],
  ProofOfPosting: ["GoodsReceived", "Refunded", "Refused"],
  GoodsReceived: ["GoodsReceived", "Refunded", "Refused"],
  Refunded: [],
  Refused: [],
};

/** The statuses of withdrawals that still have to end, in which the deadline counts. */
export const OPEN_WITHDRAWALS = WITHDRAWAL_STATUSES.filter((status) => WITHDRAWAL_TRANSITIONS[status].length > 0);

/** Why there is no right to withdraw, or no more. */
export const WITHDRAWAL_EXCEPTIONS = [
  "TooLate",
  "Drawing",
  "Sold",
  "AlreadyReturned",
  "Hygiene",
  "MadeToOrder",
  "NotOurs",
  "GoodsMissing",
  "NoFault",
  "GuaranteeOver",
] as const;
export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number];

/** The exceptions with which a withdrawal can be refused in a status. */
export const exceptionsIn = (status: WithdrawalStatus): readonly WithdrawalException[] =>
  status === "ProofOfPosting" || status === "GoodsReceived" ? ["AlreadyReturned"] : WITHDRAWAL_EXCEPTIONS;

export const GOODS_CONDITIONS = ["New", "Used", "Damaged"] as const;
export type GoodsCondition = (typeof GOODS_CONDITIONS)[number];

/** Where a refund of a withdrawal goes: to what paid. */
export const REFUND_MEANS = ["Balance", "Card"] as const;
export type RefundMeans = (typeof REFUND_MEANS)[number];

/** Days from the delivery of the last parcel until the right ends. */
export const WITHDRAWAL_DAYS = 14;
/** Years from the delivery in which the shop answers for faults (Directive (EU) 2019/771, Article 10). */
export const GUARANTEE_YEARS = 2;
/** Days after which a withdrawal that was matched to nothing is deleted. */
export const UNMATCHED_DAYS = 180;
/** Days from a withdrawal until its refund is due, and until the shop opens a case about one that has not ended. */
export const REFUND_DAYS = 14;
export const WARNING_DAYS = 10;
