import type { Access } from "@trove/contract";
import type { FastifyInstance } from "fastify";
import type { SessionCheck } from "../command/person.ts";
import { Refusal } from "../command/refusal.ts";
import { authenticate } from "./authenticate.ts";

/**
 * Responds to unknown paths under a prefix with 401 or 403 before 404, so routes can't be probed. The prefix ends with
 * a slash.
 */
export function guardPrefix(app: FastifyInstance, prefix: string, access: Access, sessions: SessionCheck): void {
  app.all(`${prefix}*`, {
    schema: { hide: true },
    config: { limit: "default" },
    onRequest: async (request) => {
      await authenticate(request, { access, permission: null, isSessionCheckedByCommand: false }, sessions);
    },
    handler: () => {
      throw new Refusal("NOT_FOUND");
    },
  });
}
