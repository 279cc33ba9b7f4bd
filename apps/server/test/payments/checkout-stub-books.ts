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
  source: { type: "card"; fingerprint: string; issuer_country: string };
  balances: Record<string, number>;
  response_summary?: string;
};
export type StubSession = { id: string; reference: string; amount: number; currency: string; successUrl: string };
export type StubDispute = {
  id: string;
  payment_id: string;
  status: string;
  amount: number;
  currency: string;
  last_update: string;
};
export type StubAction = { id: string; type: "Refund"; approved: boolean; amount: number; reference?: string };
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
  notices: StubNotice[];
  tell(type: string, data: object): void;
  now: () => Date;
};

/** Makes an id in the vendor's format: a prefix and 26 characters of base 32. */
export function stubId(prefix: string): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  return `${prefix}_${Array.from(randomBytes(26), (byte) => letters[byte % 32]).join("")}`;
}
