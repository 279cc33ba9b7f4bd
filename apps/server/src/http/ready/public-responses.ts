import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import type { Computed, PublicCache } from "./public-cache.ts";
import { encodingOf, type FindReady, sendReady, standingHeaders } from "./ready-responses.ts";

const headersOfAll = {
  "content-type": "application/json; charset=utf-8",
  /** How long a browser or a proxy may reuse a response without revalidation. */
  "cache-control": "public, max-age=30",
};

export function findPublicResponse(cache: PublicCache): FindReady {
  return ({ url = "" }, encoding) => cache.find(url, encoding);
}

/**
 * Sends cached responses to requests that `respondIfReady` does not see or handle: calls within this process, and HEAD.
 */
export function respondFromCache(cache: PublicCache) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const cached = isRead ? cache.find(request.url, encodingOf(request)) : undefined;
    if (cached === undefined) done();
    else sendReady(request, reply, cached);
  };
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
    const headers = { ...standingHeaders(reply), ...headersOfAll };
    const text = reply.serialize(await compute());
    if (typeof text !== "string") throw new TypeError("the endpoints of the contract return JSON");
    return { status: 200, headers, text };
  };
  return sendReady(request, reply, await cache.findOrCompute(request.url, encodingOf(request), computeText));
}
