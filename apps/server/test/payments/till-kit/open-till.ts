import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type TillAttempt, TillBooks, type TillSession } from "./till-books.ts";
import type { TillResponse, Vendor } from "./vendor.ts";

export type Notice = { body: Buffer; headers: Record<string, string> };

/**
 * A failure of one call.
 * - lost: the call is done, and its response is lost.
 * - away: 503, and nothing is done.
 * - busy: 429, and nothing is done.
 */
export type Fault = "lost" | "away" | "busy";

const STATUS = { away: 503, busy: 429 } as const;

/** A fake vendor that listens on a port of its own, and that knows everything it was asked to do. */
export type Till = {
  vendor: Vendor;
  books: TillBooks;
  url: string;
  /** The bodies of all webhooks so far, oldest first. Nothing is sent by itself; vendors sign anew at each delivery. */
  notices: string[];
  /** Signs any text as the body of a webhook. */
  sign(text: string): Notice;
  /** Faults of the next calls, one each; null for none. */
  faults: (Fault | null)[];
  /** How many items a page of a list has at most. */
  paging: { most: number };
  /** Forgets all idempotency keys, as vendors do after a day. */
  forgetKeys(): void;
  /** The newest attempt to pay a session. */
  attemptOf(sessionId: string): { session: TillSession; attempt: TillAttempt };
  close(): Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Opens a till of a vendor, which takes the time from `now`. */
export async function openTill(vendor: Vendor, now: () => Date = () => new Date()): Promise<Till> {
  const notices: string[] = [];
  const kept = new Map<string, { asked: string; response: TillResponse }>();
  const sign = (text: string) => ({
    body: Buffer.from(text),
    headers: { "content-type": "application/json", ...vendor.sign(text, now()) },
  });
  const books = new TillBooks(
    (kind) => vendor.newId(kind),
    now,
    (event) => void notices.push(...vendor.notices(event)),
  );
  const faults: (Fault | null)[] = [];
  const paging = { most: 100 };

  function answer({ method = "GET", url: path = "/", headers }: IncomingMessage, text: string): TillResponse {
    if (!vendor.isMerchant(headers)) return vendor.unauthorized;
    const url = new URL(path, "http://till.example");
    const key = method === "GET" ? undefined : vendor.idempotencyKey(headers);
    const asked = `${method} ${url.pathname} ${text}`;
    const earlier = key === undefined ? undefined : kept.get(key);
    if (earlier !== undefined) return earlier.asked === asked ? earlier.response : vendor.otherRequest;
    const response = vendor.answer(books, { method, url, headers, text }, paging);
    if (key !== undefined && vendor.isKept(response.status)) kept.set(key, { asked, response });
    return response;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const fault = faults.shift() ?? null;
    const { status, json } =
      fault === "away" || fault === "busy" ? { status: STATUS[fault], json: {} } : answer(request, text);
    if (fault === "lost") return void response.destroy();
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(json === undefined ? "" : JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(JSON.stringify(String(error))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    vendor,
    books,
    url: `http://127.0.0.1:${port}`,
    notices,
    sign,
    faults,
    paging,
    forgetKeys: () => kept.clear(),
    attemptOf(sessionId) {
      const session = books.session(sessionId);
      const attempt = session.attempts.at(-1);
      if (attempt === undefined) throw new Error(`nobody tried to pay ${sessionId}`);
      return { session, attempt };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
