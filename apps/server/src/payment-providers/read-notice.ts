import type { z } from "zod";
import { Refusal } from "../command/refusal.ts";

/** Parses the JSON of a signed webhook by its schema. Throws VALIDATION_FAILED if it is invalid. */
export function readNotice<Schema extends z.ZodType>(schema: Schema, rawBody: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(rawBody.toString("utf8")));
  } catch {
    throw new Refusal("VALIDATION_FAILED", { detail: "This notice can't be read." });
  }
}
