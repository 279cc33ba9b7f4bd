import type { WithdrawalReason, WithdrawalStatus } from "@trove/contract/withdrawals";
import { defineTexts } from "../../texts.ts";

/** The texts of the returns of an order or shipment. */
export const returns = defineTexts({
  title: "Returns",
  none: "Nothing of this order is on its way back.",
  open: "Give items back",
  cancel: "Cancel",
  reason: "Why do you give them back?",
  reasons: {
    Withdrawal: "I changed my mind",
    Damaged: "It’s damaged",
    Wrong: "It’s the wrong item",
    NotAsDescribed: "It’s not as described",
  } satisfies Record<WithdrawalReason, string>,
  freely:
    "You don’t need to say why. Your refund comes within 14 days of the day you tell us, or when the items are back.",
  faulty: "Faults are free of charge for you, up to two years after the delivery.",
  until: (day: string) => `You can change your mind until ${day}.`,
  which: "What do you give back?",
  quantity: (name: string) => `Pieces of ${name}`,
  fewer: "Fewer",
  more: "More",
  most: (count: number) => `At most ${count}`,
  noRight: (names: string) =>
    `These were won where a draw gives no right to withdraw, so they come back only with a fault: ${names}`,
  inInventory: "in your inventory",
  choose: "Choose at least one piece",
  submit: "Send request",
  done: "We’ve received your return. A mail tells you what comes next.",
  pieces: (quantity: number, name: string) => `${quantity} × ${name}`,
  received: (day: string) => `Received on ${day}`,
  statuses: {
    Received: "Received",
    Matched: "In review",
    Unmatched: "Being matched",
    AwaitingGoods: "Send it back",
    ProofOfPosting: "Posted",
    GoodsReceived: "Items are back",
    Refunded: "Refunded",
    Refused: "Not accepted",
  } satisfies Record<WithdrawalStatus, string>,
  next: {
    Received: "We’ve received it.",
    Matched: "We’re looking at it and tell you by mail what comes next. Please keep the items for now.",
    Unmatched: "We’re looking for the order.",
    ProofOfPosting: "Posted. We wait for the parcel.",
    GoodsReceived: "The items are back. Your refund comes next.",
    Refunded: "Refunded.",
    Refused: "We couldn’t accept it.",
  } satisfies Record<Exclude<WithdrawalStatus, "AwaitingGoods">, string>,
  sendBy: (day: string) => `Put the label into the parcel and post it by ${day}.`,
  refundBy: (day: string) => `Refund by ${day}`,
  refunded: (amount: string) => `Refunded: ${amount}`,
  label: "Return label",
});
