import { createServer, type IncomingMessage, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type TillCall = { method: string; url: URL; headers: IncomingHttpHeaders; text: string };
export type TillResponse = { status: number; json?: unknown };

/**
 * A failure of one call.
 * - lost: the call is done, and its response is lost.
 * - away: 503, and nothing is done.
 * - busy: 429, and nothing is done.
 * - inUse: 409, because another call with the same key is not finished, and nothing is done.
 * - refused: 403, and nothing is done.
 */
export type Fault = "lost" | "away" | "busy" | "inUse" | "refused";

const STATUS = { away: 503, busy: 429, inUse: 409, refused: 403 } as const;

/** How a vendor answers calls, apart from what they do. */
export type TillManners = {
  isMerchant: (headers: IncomingHttpHeaders) => boolean;
  unauthorized: TillResponse;
  /** The header with the idempotency key. */
  keyHeader: string;
  /** Whether a response is given again to the same key. */
  isKept: (status: number) => boolean;
  /** The response to a key that was used for another request. Without one, the first response is given again. */
  otherRequest?: TillResponse;
  /** The body of the response to a key whose first request is not finished. */
  inUse?: unknown;
};

export type TillServer = {
  url: string;
  /** Faults of the next calls, one each; null for none. */
  faults: (Fault | null)[];
  /** The method, address and text of every call so far. */
  received: string[];
  /** Forgets all idempotency keys, as vendors do after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Serves a vendor's API on a port of its own, with its idempotency keys and with faults. */
export async function serveTill(
  { isMerchant, unauthorized, keyHeader, isKept, otherRequest, inUse = {} }: TillManners,
  act: (call: TillCall) => TillResponse,
): Promise<TillServer> {
  const kept = new Map<string, { asked: string; response: TillResponse }>();
  const faults: (Fault | null)[] = [];
  const received: string[] = [];

  function answer({ method = "GET", url: path = "/", headers }: IncomingMessage, text: string): TillResponse {
    if (!isMerchant(headers)) return unauthorized;
    const url = new URL(path, "http://till.example");
    const header = headers[keyHeader];
    const key = method === "POST" && typeof header === "string" ? header : undefined;
    const asked = `${url.pathname} ${text}`;
    const earlier = key === undefined ? undefined : kept.get(key);
    if (earlier !== undefined) return earlier.asked === asked ? earlier.response : (otherRequest ?? earlier.response);
    const response = act({ method, url, headers, text });
    if (key !== undefined && isKept(response.status)) kept.set(key, { asked, response });
    return response;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    received.push(`${request.method} ${request.url} ${text}`);
    const fault = faults.shift() ?? null;
    const isDone = fault === null || fault === "lost";
    const bodies = { away: {}, busy: {}, inUse, refused: unauthorized.json };
    const { status, json } = isDone ? answer(request, text) : { status: STATUS[fault], json: bodies[fault] };
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
    url: `http://127.0.0.1:${port}`,
    faults,
    received,
    forgetKeys: () => kept.clear(),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
