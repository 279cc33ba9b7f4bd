import type { CaseOutcome, CaseStatus, SignalKind } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const statuses = {
  Open: "Open",
  InReview: "In review",
  Closed: "Closed",
} as const satisfies Record<CaseStatus, string>;

const outcomes = {
  Fraud: "Fraud",
  NoFraud: "No fraud",
  Unclear: "Unclear",
} as const satisfies Record<CaseOutcome, string>;

const kinds = {
  SharedAddress: "Shared address",
  ManyAccounts: "Many accounts",
  FastShipping: "Fast shipping",
  Chargeback: "Chargeback",
} as const satisfies Record<SignalKind, string>;

/** The texts of the operators' cases. */
export const cases = defineTexts("dashboard-cases", {
  title: "Cases",
  lead: "What the shop found odd about people, or operators did.",
  results: (count: number) => plural(count, { one: "# case", other: "# cases" }),
  empty: "No cases here",
  all: "All",
  flagged: "Flagged orders",
  number: "Case",
  status: "Status",
  signal: "Signals",
  people: "People",
  peopleCount: (count: number) => plural(count, { one: "# person", other: "# people" }),
  assignee: "Assignee",
  nobody: "Nobody",
  changed: "Changed",
  byHand: "Opened by hand",
  outcome: "Outcome",
  choose: "Choose an outcome",
  back: "All cases",
  statuses,
  outcomes,
  kinds,
  closedAs: (outcome: string) => `Closed: ${outcome}`,
  found: "What was found",
  nothingFound: "The shop has found nothing by itself.",
  signals: {
    SharedAddress: (accounts: string) => `Shares an address with a locked account: ${accounts} accounts use it`,
    ManyAccounts: (accounts: string) => `${accounts} accounts use one address`,
    FastShipping: (amount: string, minutes: string) => `Ordered ${amount} to be sent ${minutes} after a top-up`,
    Chargeback: (amount: string) => `A bank has taken back ${amount}`,
  },
  minutes: (count: number) =>
    count < 120
      ? plural(count, { one: "# minute", other: "# minutes" })
      : plural(Math.floor(count / 60), { one: "# hour", other: "# hours" }),
  guest: "A guest",
  involved: "Who is involved",
  notes: "Notes",
  noNotes: "No notes yet",
  writeNote: "Write a note",
  note: "Note",
  saveNote: "Save note",
  noteSaved: "The note is saved",
  take: "Take this case",
  handBack: "Hand it back",
  reopen: "Open it again",
  close: "Close this case",
  closeText: "Holds and locks stay as they are until you release them.",
  reason: "Reason",
  taken: "The case is yours",
  handedBack: "The case is open to others",
  closed: "The case is closed",
  reopened: "The case is in review again",
  openAbout: "Open a case",
  flags: {
    title: "Flagged orders",
    lead: "Orders whose money went back or came too late, while the goods stayed.",
    results: (count: number) => plural(count, { one: "# order", other: "# orders" }),
    empty: "No flagged orders",
    number: "Order",
    buyer: "Buyer",
    flag: "Look at",
    flagged: "Flagged",
    total: "Total",
  },
});
