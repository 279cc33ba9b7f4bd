import type { OrderFlag, TimelineTopic, TransactionType } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const flags = {
  LatePayment: "Paid too late",
  Chargeback: "Charged back",
  Refund: "Money went back",
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

/** What operators did, by the endpoint's name. Others are shown by that name. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "Signed out everywhere",
  mailPersonPassword: "Link for a new password mailed",
  creditPerson: "Goodwill credited",
  grantAdmin: "Made an administrator",
  revokeAdmin: "No longer an administrator",
  holdShipments: "Hold on shipments changed",
  lockPerson: "Lock of the account changed",
};

/** The texts of the operators' pages about people. */
export const people = defineTexts("dashboard-people", {
  title: "Users",
  lead: "Everybody with an account. Search by name, e-mail, user name, order or shipment number, or id.",
  search: "Search users",
  results: (count: number) => plural(count, { one: "# user", other: "# users" }),
  empty: "Nobody here",
  views: { all: "All", locked: "Locked", onHold: "On hold" },
  userName: "User name",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  joined: "Joined",
  state: "State",
  id: "Id",
  balance: "Balance",
  inventory: "Inventory",
  inventoryOf: (count: string, worth: string) => `${count}, worth ${worth}`,
  items: (count: number) => plural(count, { one: "# item", other: "# items" }),
  sessions: "Signed in",
  sessionsOf: (count: number) => (count === 0 ? "Nowhere" : plural(count, { one: "In # place", other: "In # places" })),
  marks: { active: "Active", locked: "Locked", onHold: "On hold", admin: "Admin" },
  held: (by: string, at: string, reason: string) => `${by} holds this person's shipments since ${at}: ${reason}`,
  back: "All users",
  about: "Account",
  parts: { label: "What happened", timeline: "Timeline", orders: "Orders", inventory: "Inventory", history: "History" },
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
    ACCOUNT_BLOCKED: (box: string) => `${box} was not opened: the account was locked`,
    other: (box: string, reason: string) => `${box} was not opened: ${reason}`,
  },
  payments: {
    Pending: (purpose: string) => `Payment begun: ${purpose}`,
    Success: (purpose: string) => `Payment received: ${purpose}`,
    Failed: (purpose: string) => `Payment failed: ${purpose}`,
  },
  purposes: { TopUp: "top-up", Purchase: "order" },
  refunded: (amount: string) => `${amount} went back`,
  chargedBack: (amount: string) => `${amount} was charged back`,
  ordered: (number: string) => `Order ${number}`,
  shipment: (number: string, status: string) => `Shipment ${number}: ${status}`,
  signedIn: "Signed in",
  signedOut: (at: string) => `until ${at}`,
  noted: (by: string) => `Note by ${by}`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${by}: ${reason}`),
  order: { number: "Order", placed: "Placed", status: "Status", flag: "Look at", total: "Total" },
  piece: { name: "Item", since: "Since", status: "Status", value: "Market value" },
  fields: { reason: "Reason", amount: "Amount in euros", text: "Note" },
  amountRange: (most: string) => `At most ${most}`,
  amountMistake: (most: string) => `Amount must be between €0.01 and ${most}`,
  cancel: "Cancel",
  actions: {
    lock: {
      open: "Lock account",
      explain:
        "The person is signed out at once and can't sign in. Openings that were offered before end without charge.",
      done: "The account is locked",
    },
    unlock: {
      open: "Unlock account",
      explain: "The person can sign in again.",
      done: "The account is unlocked",
    },
    credit: {
      open: "Credit goodwill",
      explain: "The person sees it on the statement as a goodwill credit.",
      done: "The credit is on the balance",
    },
    signOut: {
      open: "Sign out everywhere",
      explain: "All sessions of the person end at once.",
      done: "The person is signed out",
    },
    password: {
      open: "Send password mail",
      explain: "The person gets a mail with a link to set a new password.",
      done: "The mail is on its way",
    },
    hold: {
      open: "Hold shipments",
      explain: "None of the person's shipments is approved or moved on until you release them. The person isn't told.",
      done: "The shipments are on hold",
    },
    release: {
      open: "Release shipments",
      explain: "The person's shipments can be approved and moved on again.",
      done: "The shipments are released",
    },
    case: {
      open: "Open a case",
      explain: "Operators look into it together. If a case about the person is open, your reason goes there.",
      done: "The case is open",
    },
    note: { open: "Write a note", explain: "Only operators see it.", done: "The note is saved" },
  },
});
