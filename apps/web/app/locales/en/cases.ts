import type { CaseKind, CaseOutcome, CaseStatus } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

const statuses = {
  Open: "Open",
  InReview: "In review",
  Closed: "Closed",
} as const satisfies Record<CaseStatus, string>;

const outcomes = {
  Fraud: "Fraud",
  NoFraud: "No fraud",
  Upheld: "In the customer's favour",
  Rejected: "In the shop's favour",
  Unclear: "Unclear",
  Protected: "Person protected",
  NoConcern: "No concern",
} as const satisfies Record<CaseOutcome, string>;

const kinds = {
  SharedAddress: "Shared address",
  ManyAccounts: "Many accounts",
  FastShipping: "Fast shipping",
  Chargeback: "Chargeback",
  SharedExclusion: "Like an excluded account",
  Dispute: "Dispute",
  RisingSpend: "Rising spending",
  NightPlay: "Play at night",
  RaiseAfterLoss: "Raise after a loss",
  ReturnedTopUps: "Returns of top-ups",
  Withdrawal: "Withdrawal",
  IdentityCheck: "Identity to check",
  SharedIdentity: "Verified twice",
  OddPayout: "Payout went wrong",
  Complaint: "Complaint",
} as const satisfies Record<CaseKind, string>;

/** The texts of the operators' cases. */
export const cases = defineTexts({
  title: "Cases",
  lead: "Suspicious activity and signs of harm, found by the shop or reported by operators.",
  results: (count: number) => plural(count, { one: "# case", other: "# cases" }),
  empty: "No cases",
  all: "All",
  flagged: "Flagged orders",
  peopleCount: (count: number) => plural(count, { one: "# person", other: "# people" }),
  nobody: "Nobody",
  byHand: "Opened manually",
  outcome: "Outcome",
  choose: "Choose an outcome",
  back: "All cases",
  statuses,
  outcomes,
  kinds,
  closedAs: (outcome: string) => `Closed: ${outcome}`,
  found: "Findings",
  nothingFound: "No automatic findings.",
  signals: {
    SharedAddress: (accounts: string) => `Shares an address with a locked account (${accounts} accounts use it)`,
    ManyAccounts: (accounts: string) => `${accounts} accounts use one address`,
    FastShipping: (amount: string, minutes: string) => `Ordered ${amount} for shipping, ${minutes} after a top-up`,
    Chargeback: (amount: string) => `Bank charged back ${amount}`,
    SharedExclusion: "Has an address, a card, a phone, an email or a name in common with an account that is excluded",
    Dispute: "Disputed opening",
    Withdrawal: "Withdrawal without an order, or refund due soon",
    IdentityCheck: "Asks to check an identity",
    SharedIdentity: "Another account is verified with the same name and birth date",
    OddPayout: "A payout was sent twice, elsewhere, in part, or after it was refused",
  },
  complaint: {
    title: "Complaint",
    answerBy: (at: string) => `answer by ${at}`,
    reference: "Reference",
    hint: "Closing the case mails your answer.",
    answer: "Answer, which is mailed",
    answered: (at: string) => `Answered on ${at}`,
  },
  toDispute: "View dispute",
  toWithdrawal: "View withdrawal",
  toCase: "View case",
  whom: {
    person: "User",
    hint: "Username, email, or order number",
    nobody: "No user found",
    several: "Several users match. Enter the full email",
  },
  minutes: (count: number) =>
    count < 120
      ? plural(count, { one: "# minute", other: "# minutes" })
      : plural(Math.floor(count / 60), { one: "# hour", other: "# hours" }),
  guest: "Guest",
  involved: "People involved",
  notes: "Notes",
  noNotes: "No notes yet",
  writeNote: "Write a note",
  note: "Note",
  saveNote: "Save note",
  noteSaved: "Note saved",
  take: "Take case",
  handBack: "Release case",
  reopen: "Reopen case",
  close: "Close case",
  closeText: "Holds and locks stay in place until you release them.",
  reason: "Reason",
  taken: "Case assigned to you",
  handedBack: "Case released",
  closed: "Case closed",
  reopened: "Case reopened",
  flags: {
    title: "Flagged orders",
    lead: "Orders whose payment was returned or came too late, but whose items weren't returned.",
    results: (count: number) => plural(count, { one: "# order", other: "# orders" }),
    empty: "No flagged orders",
  },
});
