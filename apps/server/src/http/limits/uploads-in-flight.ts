import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import { callerAddress } from "./rate-limits.ts";

const OF_ONE_PERSON = 3;
const OF_ALL = 24;

/**
 * Returns a hook that bounds how many files of people a process holds in memory at once: three of each person. It runs
 * before the body is read, and after the caller is known. Throws OVERLOADED.
 */
export function uploadsInFlight() {
  const running = new Map<string, number>();
  let all = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const sender = request.person?.userId ?? callerAddress(request);
    const own = running.get(sender) ?? 0;
    if (all >= OF_ALL || own >= OF_ONE_PERSON) throw new Refusal("OVERLOADED", { retryAfterSeconds: 5 });
    running.set(sender, own + 1);
    all += 1;
    reply.raw.once("close", () => {
      const left = (running.get(sender) ?? 1) - 1;
      if (left === 0) running.delete(sender);
      else running.set(sender, left);
      all -= 1;
    });
  };
}
