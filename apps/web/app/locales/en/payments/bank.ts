import type { BankOutcome } from "@trove/contract";
import { plural } from "../grammar.ts";
import { defineTexts } from "../../texts.ts";

const outcomes = {
  Pays: "Pays",
  PaysAgain: "Already paid, to quarantine",
  OtherSum: "Another sum, to quarantine",
  NoReference: "No known reference, to quarantine",
  RefundSent: "Refund sent",
  RefundBack: "Refund came back",
  TakenBack: "Taken back by the bank",
  Known: "Already imported",
  Other: "No payment",
} as const satisfies Record<BankOutcome, string>;

/** The texts of the operators' pages of bank transfers. */
export const bank = defineTexts({
  title: "Bank transfers",
  lead: "Upload the statements of the shop's bank account, look at them, and import them.",
  toRefunds: "Refunds",
  back: "All statements",
  upload: {
    title: "Upload a statement",
    file: "File",
    hint: "CAMT.053 (version 02 or 08) or CSV, up to 4 MB. Nothing is booked until you import it.",
    send: "Upload",
    choose: "Choose a file",
    tooLarge: "The file is larger than 4 MB. Export fewer days",
  },
  statements: "Statements",
  none: "No statements yet",
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  bookings: (count: number) => plural(count, { one: "# booking", other: "# bookings" }),
  waits: "Not imported",
  applied: "Imported",
  facts: "File",
  format: "Format",
  period: "Days",
  hash: "SHA-256",
  uploaded: "Uploaded",
  imported: "Imported",
  others: "Other debits, not kept",
  sums: "What the import does",
  did: "What the import did",
  nothing: "No booking of this file is about payments",
  apply: "Import",
  applyTitle: "Import this statement?",
  applyText: (amount: string) =>
    `It adds ${amount} to the shop's books. This can't be undone. Compare the sums with your bank first.`,
  keep: "Not now",
  lines: "Bookings",
  outcomes,
  expected: (amount: string) => `Expected ${amount}`,
  payment: "Payment",
  refunds: {
    title: "Refunds to bank accounts",
    lead: "Put waiting refunds into a file, and upload it to your bank. Each goes back to the account that paid.",
    make: "Make a file for the bank",
    made: (count: number) => plural(count, { one: "A file with # refund", other: "A file with # refunds" }),
    download: "Download the file",
    list: "Refunds",
    none: "No refunds to bank accounts yet",
    states: { Waiting: "Waiting for a file", InFile: "In a file", Sent: "Sent", Back: "Came back", Failed: "Refused" },
    fail: "The bank refused it",
    failText: "Only if your bank has refused to send it. The money is then the shop's again.",
  },
});
