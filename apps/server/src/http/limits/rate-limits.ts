import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { RateLimit } from "@trove/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Person, SessionCheck } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { claimOf } from "../authenticate.ts";
import { CallWindows } from "./call-windows.ts";
import { isOwnCall } from "./own-call.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The group in which the route's calls are counted. Routes without one are not, such as the pages' files. */
    limit?: RateLimit;
  }
  interface FastifyRequest {
    /** The person that a valid token names. The session has not been checked yet, so it may have ended. */
    claim: Person | undefined;
  }
  interface FastifyInstance {
    /** Counts an invalid call of a group. Throws RATE_LIMITED beyond the limit. */
    countInvalid(request: FastifyRequest, reply: FastifyReply, group: Guessing): Promise<void>;
    /**
     * Throws RATE_LIMITED if the caller has already sent too many invalid calls of a group, or too many calls that are
     * not answered yet, so that parallel guesses find nothing more.
     */
    requireCapacity(request: FastifyRequest, reply: FastifyReply, group: Guessing): void;
  }
}

type Group = Exclude<RateLimit, "none"> | "promo";
/** Groups of which only invalid calls count: reveals, and refused promo codes of any call. */
export type Guessing = "reveal" | "promo";

const rules: Record<Group, { calls: number; seconds: number; by: "ip" | "person" }> = {
  auth: { calls: 10, seconds: 60, by: "ip" },
  open: { calls: 20, seconds: 10, by: "person" },
  reveal: { calls: 20, seconds: 10, by: "ip" },
  guest: { calls: 5, seconds: 60, by: "ip" },
  track: { calls: 20, seconds: 60, by: "ip" },
  search: { calls: 60, seconds: 60, by: "person" },
  log: { calls: 1_200, seconds: 60, by: "ip" },
  promo: { calls: 10, seconds: 60, by: "ip" },
  upload: { calls: 20, seconds: 60, by: "person" },
  // Each try reads the person's whole ledger under locks.
  return: { calls: 30, seconds: 3600, by: "person" },
  // Each call asks the payment providers.
  means: { calls: 20, seconds: 60, by: "person" },
  default: { calls: 300, seconds: 60, by: "person" },
};

/** The /48 network of an IPv6 address, because some providers give each customer a whole /48; undefined for IPv4. */
function wideNetwork({ ip }: Pick<FastifyRequest, "ip">): string | undefined {
  const network = normalizeIP(ip, 48);
  return network.includes(":") ? network : undefined;
}

/** The limit of a /48 network is this many times the limit of one address. */
const WIDE = 10;

/**
 * The caller's IP address as limits count it: for IPv6, its /64 network, because one customer usually has all of it.
 */
export function callerAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  return normalizeIP(ip);
}

const searching = z.union([
  z.object({ search: z.string().min(1) }),
  z.object({ winsCategoryId: z.string() }),
  z.object({ sortBy: z.literal("WinChance") }),
]);

/**
 * Returns the group of a call. A page or list counts as a search if it has the query parameter `search`, or asks for
 * chances of boxes, because it costs the database more.
 */
function groupOf({ routeOptions, is404, query }: FastifyRequest): RateLimit {
  const limit = routeOptions.config.limit ?? (is404 ? "default" : "none");
  return limit === "default" && searching.safeParse(query).success ? "search" : limit;
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;

function requireCapacity(count: Count, reply: FastifyReply): void {
  if (count.isAllowed) return;
  const { max, remaining, ttlInSeconds, isExceeded } = count;
  const reset = Math.max(1, ttlInSeconds);
  void reply.headers({
    "x-ratelimit-limit": max,
    "x-ratelimit-remaining": remaining,
    "x-ratelimit-reset": reset,
  });
  if (isExceeded) throw new Refusal("RATE_LIMITED", { retryAfterSeconds: reset });
}

/** Counts the calls of each caller that are not answered yet. */
function callsInFlight(most: number) {
  const counts = new Map<string, number>();
  return ({ raw }: FastifyReply, caller: string) => {
    const count = counts.get(caller) ?? 0;
    if (count >= most) throw new Refusal("RATE_LIMITED", { retryAfterSeconds: 1 });
    counts.set(caller, count + 1);
    raw.once("close", () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left === 0) counts.delete(caller);
      else counts.set(caller, left);
    });
  };
}

/** Remembers the callers that are over the limit of invalid calls, until their window ends. */
function callersOver(factor: number) {
  const begin = { promo: callsInFlight(Math.max(1, Math.floor(rules.promo.calls * factor))) };
  const over = new LRUCache<string, true>({ maxSize: 50_000, sizeCalculation: () => 1, ttl: 1 });
  return {
    note: (caller: string, group: Guessing, count: Count) => {
      if (!count.isAllowed && count.isExceeded) over.set(group + caller, true, { ttl: count.ttl });
    },
    requireCapacity: (request: FastifyRequest, reply: FastifyReply, group: Guessing) => {
      const caller = callerAddress(request);
      const networks = [caller, wideNetwork(request) ?? caller];
      const remainingMs = Math.max(...networks.map((network) => over.getRemainingTTL(group + network)));
      if (remainingMs > 0) throw new Refusal("RATE_LIMITED", { retryAfterSeconds: Math.ceil(remainingMs / 1000) });
      if (group === "promo" && factor > 0) begin.promo(reply, caller);
    },
  };
}

/**
 * Counts each call before its access and input are checked, so that refused calls count too. A call over the limit gets
 * RATE_LIMITED with Retry-After. A factor of 0 turns limits off.
 * - Counted in memory by group and by person or IP address; sign-ins, guests' calls and refused promo codes also by
 *   IPv6 /48 network, and sign-ins by the auth room in the database.
 * - Only invalid reveals count, and refused promo codes are counted besides; see `countInvalid`.
 */
export async function countCalls(app: FastifyInstance, sessions: SessionCheck, factor: number): Promise<void> {
  await app.register(rateLimit, { global: false, store: CallWindows });
  const counterOf = (group: Group) => {
    const { calls, seconds, by } = rules[group];
    return app.createRateLimit({
      max: Math.max(1, Math.floor(calls * factor)),
      timeWindow: seconds * 1000,
      keyGenerator: (request) => (by === "person" && request.claim?.userId) || callerAddress(request),
    });
  };
  const wideCounterOf = (group: Group) =>
    app.createRateLimit({
      max: Math.max(1, Math.floor(rules[group].calls * WIDE * factor)),
      timeWindow: rules[group].seconds * 1000,
      keyGenerator: (request) => wideNetwork(request) ?? "",
    });
  const wideCounters = new Map<Group | RateLimit, ReturnType<typeof wideCounterOf>>([
    ["auth", wideCounterOf("auth")],
    ["guest", wideCounterOf("guest")],
    ["promo", wideCounterOf("promo")],
  ]);
  const counters = {
    auth: counterOf("auth"),
    open: counterOf("open"),
    reveal: counterOf("reveal"),
    guest: counterOf("guest"),
    track: counterOf("track"),
    search: counterOf("search"),
    log: counterOf("log"),
    promo: counterOf("promo"),
    upload: counterOf("upload"),
    return: counterOf("return"),
    means: counterOf("means"),
    default: counterOf("default"),
  };
  const over = callersOver(factor);
  app.decorateRequest("claim", undefined);
  app.addHook("onRequest", async (request, reply) => {
    request.claim = await claimOf(request, sessions);
    if (factor === 0 || isOwnCall(request)) return;
    const group = groupOf(request);
    if (group !== "none" && group !== "reveal") requireCapacity(await counters[group](request), reply);
    const ofWideNetwork = wideNetwork(request) === undefined ? undefined : wideCounters.get(group);
    if (ofWideNetwork !== undefined) requireCapacity(await ofWideNetwork(request), reply);
  });
  app.decorate("countInvalid", async (request: FastifyRequest, reply: FastifyReply, group: Guessing) => {
    if (factor === 0) return;
    const count = await counters[group](request);
    over.note(callerAddress(request), group, count);
    const wide = wideNetwork(request);
    const ofWideNetwork = wide === undefined ? undefined : await wideCounters.get(group)?.(request);
    if (wide !== undefined && ofWideNetwork !== undefined) over.note(wide, group, ofWideNetwork);
    requireCapacity(count, reply);
    if (ofWideNetwork !== undefined) requireCapacity(ofWideNetwork, reply);
  });
  app.decorate("requireCapacity", over.requireCapacity);
}
