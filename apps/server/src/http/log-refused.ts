import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SecurityLog } from "../command/security-log.ts";
import { callerAddress } from "./limits/rate-limits.ts";

const named = z.object({ operationId: z.string() });

/** Logs each 403 response to a signed-in person as a security event, with the endpoint's name. */
export function logRefused(app: FastifyInstance, security: SecurityLog): void {
  app.addHook("onResponse", async (request, { statusCode }) => {
    const account = request.claim?.userId;
    // Calls without a token, such as the sign-in to a locked account, log their own events.
    if (statusCode !== 403 || account === undefined) return;
    const reason = named.safeParse(request.routeOptions.schema).data?.operationId ?? "unknown path";
    security("access_refused", { account, reason, ip: callerAddress(request) });
  });
}
