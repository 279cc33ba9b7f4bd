import type { RateLimit } from "@trove/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import type { KeptResponses } from "./kept-responses.ts";
import { encodingOf, sendReady, standingHeaders } from "./ready-responses.ts";

/**
 * Serves the files whose URLs match this route; other URLs that match it get NOT_FOUND. `limit` is the rate-limit group
 * for files that are not in memory.
 */
export function serveFiles(
  http: FastifyInstance,
  address: string,
  files: KeptResponses,
  limit: RateLimit = "none",
): void {
  http.get(address, { schema: { hide: true }, compress: false, config: { limit } }, async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const file = await files.read(path, encodingOf(request), standingHeaders(reply));
    if (file === undefined) throw new Refusal("NOT_FOUND");
    return sendReady(request, reply, file);
  });
}
