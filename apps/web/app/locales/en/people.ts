import type { OrderFlag, TimelineTopic, TransactionType } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

const flags = {
  LatePayment: "Paid too late",
  Chargeback: "Charged back",
  Refund: "Money returned",
} as const satisfies Record<OrderFlag, string>;

const topics = {
  Money: "Money",
  Openings: "Openings",
  Orders: "Orders",
  Sessions: "Sessions",
  Notes: "Notes",
  Acts: "Operators",
} as const satisfies Record<TimelineTopic, string>;

const transactions = {
  TopUp: "Top-up",
  BoxOpening: "Opening",
  Sale: "Sale",
  ItemPurchase: "Purchase",
  Shipping: "Shipping",
} as const satisfies Record<TransactionType, string>;

/** Texts of operators' actions, by the endpoint's name. An action without a text is shown by that name. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "Signed out everywhere",
  mailPersonPassword: "Password reset link emailed",
  correctPersonIdentity: "Birth date or country corrected",
  decideIdentity: "Identity decided",
  liftExclusion: "Followed exclusion lifted",
  changePersonClosure: "Closing changed",
  startPersonBreak: "Break started",
  resetPersonFactors: "Two-step sign-in turned off",
  creditPerson: "Goodwill credited",
  grantAdmin: "Made an administrator",
  revokeAdmin: "No longer an administrator",
  holdShipments: "Shipment hold changed",
  lockPerson: "Account lock changed",
};

/** The texts of the operators' pages about people. */
export const people = defineTexts({
  title: "Users",
  lead: "Everyone with an account. Search by name, email, username, order or shipment number, or ID.",
  search: "Search users",
  results: (count: number) => plural(count, { one: "# user", other: "# users" }),
  empty: "No users",
  views: { all: "All", locked: "Locked", onHold: "On hold" },
  countsAlone: "It counts alone right away. A second person has to approve that.",
  birthDate: "Birth date",
  residence: "Country of residence",
  phone: "Phone",
  id: "ID",
  balance: "Balance",
  inventory: "Inventory",
  items: (count: number) => plural(count, { one: "# item", other: "# items" }),
  sessions: "Signed in",
  sessionsOf: (count: number) => (count === 0 ? "Nowhere" : plural(count, { one: "In # place", other: "In # places" })),
  marks: { active: "Active", locked: "Locked", onHold: "On hold", admin: "Admin" },
  held: (by: string, at: string, reason: string) => `${by} put this person's shipments on hold on ${at}: ${reason}`,
  closure: {
    Closing: (at: string) => `The person has been closing this account since ${at}.`,
    Asked: (at: string) => `This account has been closing since ${at}, as the person asked in writing.`,
    Closed: (at: string) => `The person closed this account on ${at}.`,
  },
  left: {
    soldFor: (items: string, worth: string) => `${items}, which sell for ${worth}`,
    returned: "Goes back to the cards that paid it",
    own: "Paid by the person, to be sent",
    givenUp: "Is given up",
    refused: (amount: string) =>
      `${amount} of it was paid by card, but can't be returned to it by itself. Try to return it another way first.`,
    waits: "The account can be closed once these have ended:",
    holds: {
      Payment: "A payment under way",
      Refund: "Money on its way back",
      Payout: "A payout that has not reached the bank",
      Shipment: "A parcel that has not arrived",
      Withdrawal: "A withdrawal or return that has not ended",
      Owed: "Money owed to a card, whose refund was refused",
      Chargeback: "A chargeback that nobody has handled",
      Case: "An open case",
      Review: "An open case, or a chargeback that nobody has handled",
      Wait: "48 hours from the beginning",
    },
  },
  back: "All users",
  about: "Account",
  parts: {
    label: "Activity",
    timeline: "Timeline",
    orders: "Orders",
    inventory: "Inventory",
    protection: "Protection",
    history: "History",
  },
  topics: { label: "Topic", all: "Everything", ...topics },
  more: "Show earlier",
  nothing: "Nothing here yet",
  flags,
  transactions,
  balanceAfter: (amount: string) => `balance ${amount}`,
  opened: (box: string, item: string) => `Opened ${box}: ${item}`,
  worth: (amount: string) => `worth ${amount}`,
  voids: {
    INSUFFICIENT_BALANCE: (box: string) => `${box} was not opened: the balance was too low`,
    ACCOUNT_BLOCKED: (box: string) => `${box} was not opened: the account was locked, or the offer had ended`,
    other: (box: string, reason: string) => `${box} was not opened: ${reason}`,
  },
  payments: {
    Pending: (purpose: string) => `Payment started: ${purpose}`,
    Success: (purpose: string) => `Payment received: ${purpose}`,
    Failed: (purpose: string) => `Payment failed: ${purpose}`,
  },
  purposes: { TopUp: "top-up", Purchase: "order", Gift: "gift code" },
  refunded: (amount: string) => `${amount} refunded`,
  chargedBack: (amount: string) => `${amount} charged back`,
  ordered: (number: string) => `Order ${number}`,
  shipment: (number: string, status: string) => `Shipment ${number}: ${status}`,
  signedIn: "Signed in",
  signedOut: (at: string) => `until ${at}`,
  noted: (by: string) => `Note by ${by}`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${by}: ${reason}`),
  order: { number: "Order", placed: "Placed", status: "Status", flag: "Flag", total: "Total" },
  piece: { name: "Item", since: "Since", status: "Status", value: "Market value" },
  fields: { reason: "Reason", amount: "Amount in euros", text: "Note", payee: "Payee" },
  payeeHint: "Name, and the last four characters of the account number",
  amountRange: (most: string) => `At most ${most}`,
  amountMistake: (most: string) => `Amount must be between €0.01 and ${most}`,
  cancel: "Cancel",
  actions: {
    lock: {
      open: "Lock account",
      explain: "The person is signed out right away and can't sign in. Pending openings end without a charge.",
      done: "Account locked",
    },
    unlock: {
      open: "Unlock account",
      explain: "The person can sign in again.",
      done: "Account unlocked",
    },
    credit: {
      open: "Credit goodwill",
      explain: "The person sees this as a goodwill credit in their transactions.",
      done: "Credit added",
    },
    signOut: {
      open: "Sign out everywhere",
      explain: "Ends all of the person's sessions right away.",
      done: "Person signed out",
    },
    password: {
      open: "Send password reset",
      explain: "The person gets an email with a link to set a new password.",
      done: "Email sent",
    },
    factors: {
      open: "Turn off two-step sign-in",
      explain:
        "For someone who has lost every method. Check that it's really them: they can then sign in with their password alone. They get an email, and all their sessions end.",
      done: "Two-step sign-in turned off",
    },
    identity: {
      open: "Correct birth date or country",
      explain:
        "Check a document first. The correction counts right away. The country before counts beside it for some time.",
      done: "Corrected",
    },
    lift: {
      open: "Lift the exclusion",
      explain:
        "This person did not exclude themselves: the exclusion follows another account that looked like theirs. Lift it only if that account is somebody else’s. A second person has to approve it.",
      done: "Exclusion lifted",
    },
    close: {
      open: "Close account",
      explain:
        "The person has asked in writing. The account opens no boxes and takes no top-ups any more, and the person gets an email: they have 48 hours to take it back. A second person has to approve it.",
      done: "Closing has begun",
    },
    reopen: {
      open: "Take the closing back",
      explain: "The person wants to keep the account. It can be used again right away.",
      done: "The account stays open",
    },
    end: {
      open: "Close account for good",
      explain:
        "What is left now goes back or is given up, as shown. Name, email address and addresses are deleted, and nobody can sign in any more. This can't be undone. A second person has to approve it.",
      done: "The account is being closed",
    },
    transfer: {
      open: "Send by bank transfer",
      explain:
        "No card takes what the owner of this closed account has paid. Once a second person has approved it, your bank sends exactly this sum to the payee, never before. The balance no longer has it from then on. What was won or given stays, and can be kept.",
      done: "Bank transfer asked for",
    },
    keep: {
      open: "Keep the balance",
      explain:
        "Nobody can be paid any more: the owner can't be reached, or has given the money up. The balance goes to goodwill. A second person has to approve it.",
      done: "Balance kept",
    },
    break: {
      open: "Start a break",
      explain:
        "Boxes and top-ups close right away, and the person gets an email. Nobody can end a break early, not even you. An exclusion lasts until the person reopens the account.",
      done: "Break started",
    },
    hold: {
      open: "Hold shipments",
      explain: "The person's shipments aren't approved or processed until you release them. The person isn't notified.",
      done: "Shipments on hold",
    },
    release: {
      open: "Release shipments",
      explain: "The person's shipments can be approved and processed again.",
      done: "Shipments released",
    },
    case: {
      open: "Open a case",
      explain:
        "Lets operators investigate together. If the person already has an open case, your reason is added to it.",
      done: "Case opened",
    },
    note: { open: "Write a note", explain: "Only operators see it.", done: "Note saved" },
  },
});
