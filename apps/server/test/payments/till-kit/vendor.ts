import type { TillBooks, TillEvent } from "./till-books.ts";
import type { TillCall, TillManners, TillResponse } from "./till-server.ts";

/** How one vendor speaks: its routes, payloads and signatures. All states are in the till's books. */
export type Vendor = {
  manners: TillManners;
  newId(kind: "session" | "attempt" | "refund" | "dispute" | "event" | "customer" | "card"): string;
  /** `most` is the largest size of a list's page. Vendors may send fewer items than were asked for, and have more. */
  answer(books: TillBooks, call: TillCall, most: number): TillResponse;
  /** The bodies of an event's webhooks. */
  notices(event: TillEvent): string[];
  /** The headers of a webhook. */
  sign(body: string, now: Date): Record<string, string>;
  /** The key in the URL of a webhook, at a vendor that does not sign. */
  keyOf?(books: TillBooks, body: string): string | undefined;
};
