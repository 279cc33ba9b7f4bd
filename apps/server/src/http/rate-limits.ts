import { randomUUID } from "node:crypto";
import rateLimit, { type RateLimitOptions } from "@fastify/rate-limit";
import type { RateLimit } from "@trove/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../command/refusal.ts";

const rules: Record<RateLimit, { calls: number; seconds: number; by: "ip" | "person" }> = {
  auth: { calls: 10, seconds: 60, by: "ip" },
  open: { calls: 20, seconds: 10, by: "person" },
  guest: { calls: 5, seconds: 60, by: "ip" },
  default: { calls: 300, seconds: 60, by: "person" },
};

/** What a route counts its calls by: the person who is signed in, or else the address. Empty when limits are off. */
export function routeLimit(
  kind: RateLimit = "default",
  factor: number,
): { rateLimit?: RateLimitOptions & { groupId: string } } {
  if (factor === 0) return {};
  const { calls, seconds, by } = rules[kind];
  return {
    rateLimit: {
      groupId: kind,
      max: Math.max(1, Math.floor(calls * factor)),
      timeWindow: seconds * 1000,
      keyGenerator: (request) => (by === "person" && request.person?.userId) || request.ip,
    },
  };
}

/** Header with which this process calls its own API for a page; the page itself was counted. Not to be guessed. */
export const ownCall = { header: "x-own-call", value: randomUUID() };

/**
 * Limits within this process's memory, counted once it is known who calls. Attempts to sign in are counted in the
 * database as well, by the auth room. A call over the limit is RATE_LIMITED with Retry-After.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: "preValidation",
    allowList: (request) => request.headers[ownCall.header] === ownCall.value,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal("RATE_LIMITED", { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
