import { isIPv6 } from "node:net";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { MirrorSettings } from "../settings.ts";

const MOST_BODY_BYTES = 64 * 1024;
/** Maximum number of POST requests per minute from one address. */
const MOST_CALLS = 60;
/** Files per minute and address. An audit reads one file for every 256 entries. */
const MOST_READS = 1_200;
const ROUTABLE_BITS = 56;

/** The caller's address. For IPv6 its /56 network, because one person can use every address in it. */
export function callerOf({ ip }: FastifyRequest): string {
  return isIPv6(ip) ? normalizeIP(ip, ROUTABLE_BITS) : ip;
}

/** Opens a server with limits, without routes. Pages of every origin may read it. */
export async function openServer({
  proxies,
  logger,
}: Pick<MirrorSettings, "proxies" | "logger">): Promise<FastifyInstance> {
  const http = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: 10_000,
    trustProxy: proxies.length === 0 ? false : [...proxies],
  });
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  await http.register(rateLimit, {
    max: ({ method }) => (method === "POST" ? MOST_CALLS : MOST_READS),
    keyGenerator: (request) => `${request.method === "POST"} ${callerOf(request)}`,
    timeWindow: 60_000,
  });
  http.addHook("onSend", async (_request, reply) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });
  http.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found\n"));
  return http;
}
