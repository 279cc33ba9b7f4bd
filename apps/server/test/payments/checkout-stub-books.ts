import { randomBytes } from "node:crypto";

export type StubPayment = {
  id: string;
  requested_on: string;
  reference: string;
  status: string;
  approved: boolean;
  amount: number;
  currency: string;
  payment_type: "Regular";
  source: StubSource;
  "3ds"?: { downgraded: boolean; enrolled: string; authentication_response: string };
  balances: Record<string, number>;
  response_summary?: string;
};
/** The card of a payment. It has an id if its owner let the vendor keep it. */
export type StubSource = {
  type: "card";
  fingerprint: string;
  issuer_country: string;
  id?: string;
  scheme?: string;
  last4?: string;
  name?: string;
  expiry_month?: number;
  expiry_year?: number;
  card_wallet_type?: string;
};

/**
 * A card that the vendor keeps. `course` is how payouts to it go: refused are not taken, and returned ones are paid
 * before.
 */
export type StubCard = StubSource & { id: string; course: "paid" | "declined" | "returned" | "refused" | "ineligible" };

/** Money that the shop sends to a card. */
export type StubPayout = {
  id: string;
  requested_on: string;
  reference: string;
  status: "Pending" | "Paid" | "Declined" | "Returned";
  amount: number;
  currency: string;
  source: { type: "currency_account"; id: string };
  destination: { type: "card"; id: string; fingerprint: string; last4: string };
  holder: string;
};
export type StubSession = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  successUrl: string;
  /** Whether the form asks to keep the card. */
  mayKeep: boolean;
};
export type StubDispute = {
  id: string;
  payment_id: string;
  status: string;
  amount: number;
  currency: string;
  last_update: string;
};
export type StubAction = {
  id: string;
  type: "Refund" | "Return";
  approved: boolean;
  amount: number;
  reference?: string;
};
export type StubNotice = { body: Buffer; headers: Record<string, string> };

/** The stub's data of one merchant. */
export type StubBooks = {
  secretKey: string;
  channelId: string;
  sessions: Map<string, StubSession>;
  payments: Map<string, StubPayment>;
  disputes: StubDispute[];
  /** The refunds of each payment, by the payment's id. */
  actions: Map<string, StubAction[]>;
  /** Payments whose refunds are accepted and fail at once, before they are counted. */
  failingRefunds: Set<string>;
  /** The account that pays people. */
  accountId: string;
  cards: Map<string, StubCard>;
  payouts: Map<string, StubPayout>;
  payoutFaults: {
    /** Lists by reference leave out payouts, as if they were not in the index yet. */
    isLagging: boolean;
    /** The account has no money. */
    isShort: boolean;
    /** Sessions that offer to keep the card are refused. */
    keepsNone?: boolean;
    /** The code of the refusal of each request. */
    code?: string | undefined;
  };
  notices: StubNotice[];
  tell(type: string, data: object): void;
  now: () => Date;
};

/** Makes an id in the vendor's format: a prefix and 26 characters of base 32. */
export function stubId(prefix: string): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  return `${prefix}_${Array.from(randomBytes(26), (byte) => letters[byte % 32]).join("")}`;
}
