import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the dashboard's gift codes. */
export const adminGifts = defineTexts({
  title: "Gift codes",
  lead: "Codes that people redeem for balance. Nobody sees a code here: it is mailed to its recipient.",
  owed: (amount: string) => `${amount} is owed for codes that can still be redeemed.`,
  issue: "Issue a code",
  issued: (email: string) => `A code is on its way to ${email}`,
  results: (count: number) => plural(count, { one: "# code", other: "# codes" }),
  empty: "No gift codes",
  named: (amount: string, day: string) => `${amount} of ${day}`,
  of: (amount: string) => `Gift code of ${amount}`,
  state: "Status",
  all: "All",
  sources: { Bought: "Bought", Issued: "Issued" },
  states: { Held: "Held back", Active: "Active", Redeemed: "Redeemed", Expired: "Expired", Void: "Void" },
  cancel: "Cancel",
  emailHint: "The code is mailed there. Check the address: whoever reads the mail can redeem it.",
  fields: {
    amount: "Amount in euros",
    email: "Recipient’s email",
    language: "Language of the email",
    reason: "Reason, for the audit log",
  },
  mistakes: { amount: (least: string, most: string) => `Type an amount from ${least} to ${most}` },
  void: "Void the code",
  voidHint: "It can’t be redeemed any more, and is no longer owed. This can’t be taken back.",
  refundHint: "Its buyer gets the amount back to the card that paid it. Press again if a refund has failed.",
  voided: "The code is void",
});
