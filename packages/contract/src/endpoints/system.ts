import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";

const health = z.strictObject({ status: z.literal("ok") });

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
    summary: "The process can serve: its database responds",
    access: "public",
    response: health,
    errors: ["OVERLOADED"],
    rateLimit: "none",
  },
} as const satisfies Record<string, EndpointDefinition>;
