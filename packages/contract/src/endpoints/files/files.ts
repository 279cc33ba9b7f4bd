import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";

export const fileEndpoints = {
  getFileUrl: {
    summary: "The long-lived, versioned address of a public document, in the language of Accept-Language",
    access: "public",
    query: z.strictObject({ fileName: z.string().min(1).max(100) }),
    response: z.string(),
    errors: ["NOT_FOUND"],
    cache: "public",
    isTranslated: true,
  },
} as const satisfies Record<string, EndpointDefinition>;
