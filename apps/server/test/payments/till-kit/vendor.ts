import type { IncomingHttpHeaders } from "node:http";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { TillBooks, TillEvent } from "./till-books.ts";

export type TillCall = { method: string; url: URL; headers: IncomingHttpHeaders; text: string };
export type TillResponse = { status: number; json?: unknown };

/** A page of a list: at most `most` items. Vendors may send fewer than were asked for, and have more. */
export type Paging = { most: number };

/** How one vendor speaks: its routes, payloads and signatures. All states are in the till's books. */
export type Vendor = {
  provider: PaymentProviderName;
  newId(kind: "session" | "attempt" | "refund" | "dispute" | "event"): string;
  isMerchant(headers: IncomingHttpHeaders): boolean;
  unauthorized: TillResponse;
  idempotencyKey(headers: IncomingHttpHeaders): string | undefined;
  /** The response to a key that was used for another request. */
  otherRequest: TillResponse;
  /** Whether a response is given again to the same key. */
  isKept(status: number): boolean;
  answer(books: TillBooks, call: TillCall, paging: Paging): TillResponse;
  /** The bodies of an event's webhooks. */
  notices(event: TillEvent): string[];
  sign(body: string, now: Date): Record<string, string>;
};
