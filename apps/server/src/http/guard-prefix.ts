import type { Access } from "@trove/contract";
import type { FastifyInstance } from "fastify";
import type { SessionCheck } from "../command/person.ts";
import { Refusal } from "../command/refusal.ts";
import { authenticate } from "./authenticate.ts";

/**
 * What does not exist under a prefix is refused like what does: strangers learn nothing of what is there. The prefix
 * ends in a slash.
 */
export function guardPrefix(app: FastifyInstance, prefix: string, access: Access, sessions: SessionCheck): void {
  app.all(`${prefix}*`, {
    schema: { hide: true },
    onRequest: async (request) => {
      await authenticate(request, access, sessions, false);
    },
    handler: () => {
      throw new Refusal("NOT_FOUND");
    },
  });
}
