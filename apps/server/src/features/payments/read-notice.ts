import type { z } from "zod";
import { Refusal } from "../../command/refusal.ts";

/** The JSON of a signed notice, held against its schema. Throws VALIDATION_FAILED for one that makes no sense. */
export function readNotice<Schema extends z.ZodType>(schema: Schema, rawBody: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(rawBody.toString("utf8")));
  } catch {
    throw new Refusal("VALIDATION_FAILED", { detail: "This notice can't be read." });
  }
}
