import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { Computed, PublicCache, PublicResponse } from "./public-cache.ts";

/** How long a browser or a proxy may reuse a response without revalidation. */
const CACHE_CONTROL = "public, max-age=30";

/** Headers that differ between responses and are not cached. */
const OF_ONE_RESPONSE = /^(x-request-id|x-ratelimit-.*|retry-after)$/;

const encodingOf = ({ headers }: Pick<IncomingMessage, "headers">) => acceptedEncoding(headers["accept-encoding"]);

/** Whether If-None-Match matches the content in any encoding. Proxies may have turned the tag into a weak one. */
function isKnown(header: string | undefined, { etag }: PublicResponse): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  const contentOf = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, "")
      .replace(/-(br|gzip)"$/, '"');
  return header.split(",").some((tag) => contentOf(tag) === contentOf(etag));
}

type Head = { status: 200 | 304; headers: Record<string, string> };

function headOf(request: Pick<IncomingMessage, "headers">, cached: PublicResponse): Head {
  const { etag, encoding, bytes } = cached;
  const headers = { ...cached.headers, "cache-control": CACHE_CONTROL, etag, vary: "accept-encoding" };
  if (isKnown(request.headers["if-none-match"], cached)) return { status: 304, headers };
  const contents = { "content-type": "application/json; charset=utf-8", "content-length": String(bytes.length) };
  const encoded = encoding !== "identity" && { "content-encoding": encoding };
  return { status: 200, headers: { ...headers, ...contents, ...encoded } };
}

function send(request: FastifyRequest, reply: FastifyReply, cached: PublicResponse): FastifyReply {
  const { status, headers } = headOf(request, cached);
  return reply
    .code(status)
    .headers(headers)
    .send(status === 200 ? cached.bytes : undefined);
}

/**
 * Sends a cached response before the framework sees the request, with the headers that the framework gave it when it
 * was computed and a new request id. The request is neither logged nor counted by the rate limit, because counting
 * would cost more than responding. Returns false if nothing is cached; then the framework handles the request.
 */
export function respondIfReady(cache: PublicCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET") return false;
  const cached = cache.find(request.url ?? "", encodingOf(request));
  if (cached === undefined) return false;
  const { status, headers } = headOf(request, cached);
  headers["x-request-id"] = randomUUID();
  response.writeHead(status, headers);
  response.end(status === 200 ? cached.bytes : undefined);
  return true;
}

/** The same for calls within this process, which have no HTTP server. */
export function respondFromCache(cache: PublicCache) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const cached = isRead ? cache.find(request.url, encodingOf(request)) : undefined;
    if (cached === undefined) done();
    else send(request, reply, cached);
  };
}

function standingHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_RESPONSE.test(name));
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/**
 * Sends the cached response, or the one that `compute` makes. Concurrent requests for the same URL share one
 * computation.
 */
export async function respondThroughCache(
  cache: PublicCache,
  request: FastifyRequest,
  reply: FastifyReply,
  compute: () => Promise<unknown>,
): Promise<FastifyReply> {
  const computeText = async (): Promise<Computed> => {
    const headers = standingHeaders(reply);
    const text = reply.serialize(await compute());
    if (typeof text !== "string") throw new TypeError("the endpoints of the contract return JSON");
    return { headers, text };
  };
  return send(request, reply, await cache.findOrCompute(request.url, encodingOf(request), computeText));
}
