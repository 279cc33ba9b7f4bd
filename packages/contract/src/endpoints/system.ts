import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";

const health = z.strictObject({ status: z.literal("ok") });

/** `notices` is `late` if the process does not hear at once what other processes announce. */
const readiness = health.extend({ notices: z.enum(["live", "late"]) });

export const systemEndpoints = {
  getOpenApi: {
    summary: "This interface as OpenAPI 3.1",
    access: "public",
    response: z.unknown(),
    errors: [],
    cache: "public",
  },
  getLiveness: { summary: "The process runs", access: "public", response: health, errors: [], rateLimit: "none" },
  getReadiness: {
    summary: "The process can serve: its database takes writes, and the process is not about to end",
    access: "public",
    response: readiness,
    errors: ["OVERLOADED"],
    rateLimit: "none",
  },
} as const satisfies Record<string, EndpointDefinition>;
