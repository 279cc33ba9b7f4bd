import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readyResponses } from "../../metrics/instruments.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { Encoding } from "./compressed.ts";
import type { PublicResponse } from "./public-cache.ts";

type Asked = Pick<IncomingMessage, "url" | "headers">;

/** Finds a response that is in memory, ready to be sent. */
export type FindReady = (request: Asked, encoding: Encoding) => PublicResponse | undefined;

export const encodingOf = ({ headers }: Pick<Asked, "headers">): Encoding =>
  acceptedEncoding(headers["accept-encoding"]);

/** Whether If-None-Match matches the content in any encoding. A proxy may have turned the ETag into a weak one. */
function isKnown(header: string | undefined, { status, etag }: PublicResponse): boolean {
  if (header === undefined || status !== 200) return false;
  if (header === etag || header.trim() === "*") return true;
  const contentOf = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, "")
      .replace(/-(br|gzip)"$/, '"');
  return header.split(",").some((tag) => contentOf(tag) === contentOf(etag));
}

type Head = { status: number; headers: Readonly<Record<string, string>> };
type Heads = { full: Head; known: Head };

function makeHeads({ status, etag, encoding, bytes, headers: own }: PublicResponse): Heads {
  const { "content-type": type, vary, ...rest } = own;
  const headers = { ...rest, etag, vary: vary === undefined ? "accept-encoding" : `${vary}, accept-encoding` };
  const contents = { ...(type && { "content-type": type }), "content-length": String(bytes.length) };
  const encoded = encoding !== "identity" && { "content-encoding": encoding };
  return { full: { status, headers: { ...headers, ...contents, ...encoded } }, known: { status: 304, headers } };
}

/** Caches the heads of responses, because building a head costs more than sending it. */
const made = new WeakMap<PublicResponse, Heads>();

function headOf({ headers }: Pick<Asked, "headers">, ready: PublicResponse): Head {
  const heads = made.get(ready) ?? makeHeads(ready);
  made.set(ready, heads);
  return isKnown(headers["if-none-match"], ready) ? heads.known : heads.full;
}

/** Sends the response through the framework, or 304 if the caller already has it. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: PublicResponse): FastifyReply {
  const { status, headers } = headOf(request, ready);
  return reply
    .code(status)
    .headers(headers)
    .send(status === 304 || ready.bytes.length === 0 ? undefined : ready.bytes);
}

/**
 * Sends the first response that a finder returns, before the framework handles the request. Adds a new request id. Does
 * not log or measure the request, because that would cost more than responding. Returns false if no finder has a
 * response; the framework then handles the request.
 */
export function respondIfReady(
  finders: readonly FindReady[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET") return false;
  const encoding = encodingOf(request);
  for (const find of finders) {
    const ready = find(request, encoding);
    if (ready === undefined) continue;
    const { status, headers } = headOf(request, ready);
    response.writeHead(status, { ...headers, "x-request-id": randomUUID() });
    response.end(status === 304 ? undefined : ready.bytes);
    readyResponses.inc();
    return true;
  }
  return false;
}

/** Headers that differ in each response, so they are not cached. */
const OF_ONE_RESPONSE = /^(x-request-id|x-ratelimit-.*|retry-after)$/;

/** Returns the headers that the framework gives every response, such as the security policy. */
export function standingHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_RESPONSE.test(name));
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}
