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

/** Options that count calls by signed-in person, or by IP address. Empty when limits are off. */
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

/**
 * Header of API calls that this process makes for a page. They skip the limit, because the page itself was counted. The
 * value is random, so clients can't send it.
 */
export const ownCall = { header: "x-own-call", value: randomUUID() };

/**
 * Rate limits in this process's memory, counted after authentication. The auth room also counts sign-in attempts in the
 * database. A call over the limit gets RATE_LIMITED with Retry-After.
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
