import { type TillAttempt, TillBooks, type TillSession } from "./till-books.ts";
import { serveTill, type TillServer } from "./till-server.ts";
import type { Vendor } from "./vendor.ts";

/** A webhook. `key` is that of its URL, at a vendor that does not sign. */
export type Notice = { body: Buffer; headers: Record<string, string>; key?: string | undefined };

/** The path that a webhook is sent to, with its key. */
export const pathOf = (provider: string, { key }: Notice): string =>
  `/api/payments/webhook/${provider}${key === undefined ? "" : `?key=${encodeURIComponent(key)}`}`;

/** A fake vendor that listens on a port of its own, and that knows everything it was asked to do. */
export type Till = TillServer & {
  books: TillBooks;
  /** The bodies of all webhooks so far, oldest first. Nothing is sent by itself; vendors sign anew at each delivery. */
  notices: string[];
  /** Signs any text as the body of a webhook. */
  sign: (text: string) => Notice;
  paging: { most: number };
  /** The newest attempt to pay a session. */
  attemptOf(sessionId: string): { session: TillSession; attempt: TillAttempt };
};

/** Opens a till of a vendor, which takes the time from `now`. */
export async function openTill(vendor: Vendor, now: () => Date = () => new Date()): Promise<Till> {
  const notices: string[] = [];
  const books = new TillBooks(
    (kind) => vendor.newId(kind),
    now,
    (event) => void notices.push(...vendor.notices(event)),
  );
  const paging = { most: 100 };
  const server = await serveTill(vendor.manners, (call) => vendor.answer(books, call, paging.most));
  return {
    ...server,
    books,
    notices,
    paging,
    sign: (text) => ({
      body: Buffer.from(text),
      headers: { "content-type": "application/json", ...vendor.sign(text, now()) },
      key: vendor.keyOf?.(books, text),
    }),
    attemptOf(sessionId) {
      const session = books.session(sessionId);
      const attempt = session.attempts.at(-1);
      if (attempt === undefined) throw new Error(`nobody tried to pay ${sessionId}`);
      return { session, attempt };
    },
  };
}
