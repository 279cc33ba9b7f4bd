import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { acceptedLanguage } from "../language.ts";
import type { Computed, PublicCache } from "./public-cache.ts";
import { encodingOf, type FindReady, sendReady, standingHeaders } from "./ready-responses.ts";

const headersOfAll = {
  "content-type": "application/json; charset=utf-8",
  /** Browsers and proxies may reuse a response without revalidation for this time. */
  "cache-control": "public, max-age=30",
};

const ofTranslated = { ...headersOfAll, vary: "accept-language" };

/** The cache key of a translated API response; that of an untranslated one is its URL. Pages have other keys. */
const translatedKey = (headers: IncomingHttpHeaders, url: string) => `translated ${acceptedLanguage(headers)} ${url}`;

export function findPublicResponse(cache: PublicCache): FindReady {
  return ({ url = "", headers }, encoding) =>
    url.startsWith("/api/")
      ? (cache.find(url, encoding) ?? cache.find(translatedKey(headers, url), encoding))
      : undefined;
}

/** Sends cached responses to requests that `respondIfReady` doesn't handle: calls within this process, and HEAD. */
export function respondFromCache(cache: PublicCache) {
  const find = findPublicResponse(cache);
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const cached = isRead ? find(request, encodingOf(request)) : undefined;
    if (cached === undefined) done();
    else sendReady(request, reply, cached);
  };
}

/**
 * Sends the cached response, or the result of `compute`. Concurrent requests with the same cache key share one
 * computation.
 */
export async function respondThroughCache(
  cache: PublicCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { isTranslated, compute }: { isTranslated: boolean; compute: () => Promise<unknown> },
): Promise<FastifyReply> {
  const computeText = async (): Promise<Computed> => {
    const headers = { ...standingHeaders(reply), ...(isTranslated ? ofTranslated : headersOfAll) };
    const text = reply.serialize(await compute());
    if (typeof text !== "string") throw new TypeError("the endpoints of the contract return JSON");
    return { status: 200, headers, text };
  };
  const key = isTranslated ? translatedKey(request.headers, request.url) : request.url;
  return sendReady(request, reply, await cache.findOrCompute(key, encodingOf(request), computeText));
}
