import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the desk of payouts. */
export const adminPayouts = defineTexts({
  title: "Payouts",
  lead: "People who ask for their winnings. Each payout waits for a decision, and nobody decides about their own.",
  none: "Nobody has asked for a payout.",
  approve: "Approve",
  approved: "Approved. It is sent now",
  reason: "Reason",
  reasonHint: "The person reads it.",
  cancel: "Cancel",
  download: "File for the bank",
  sentText:
    "It was sent already. Refuse it only if the bank has told you that it does not pay it: otherwise it is paid twice. Somebody else has to approve this.",
  stopped: "Can't leave: a case, a chargeback, a lock, a new password or the identity stops it",
  differs: "These payouts differ from the books of their provider:",
  holdPayout: { open: "Hold", submit: "Hold it", done: "The payout is held" },
  refusePayout: { open: "Refuse", submit: "Refuse it", done: "Refused. The money is in the balance again" },
  states: {
    Requested: "Waits",
    Held: "Held",
    Approved: "Approved",
    Sent: "Sent",
    Paid: "Paid",
    Returned: "Came back",
    Refused: "Refused",
    Cancelled: "Taken back",
  },
  differences: {
    UnknownToShop: "The shop doesn't know it",
    UnknownToProvider: "The provider doesn't know it",
    Amount: "Another amount",
    State: "Another state",
    Transfers: "Sent twice, to another account, or back only in part",
  },
  make: (count: number) => plural(count, { one: "Make a file of # payout", other: "Make a file of # payouts" }),
  made: (count: number) => plural(count, { one: "# payout is in the file", other: "# payouts are in the file" }),
  shared: (count: number) =>
    plural(count, { one: "# other person has this account", other: "# other people have this account" }),
  asked: (time: string) => `Asked ${time}`,
  accountAdded: (time: string) => `Account added ${time}`,
  why: (reason: string) => `Reason: ${reason}`,
});
