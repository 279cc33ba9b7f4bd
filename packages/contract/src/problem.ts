import { z } from "zod";

/**
 * The body of every error response (RFC 9457). `errors` has messages by form field; `params` has the numbers that
 * belong to the error.
 */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.string(),
  traceId: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});

export type Problem = z.infer<typeof problem>;
