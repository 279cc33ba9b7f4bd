import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";

/** A place in a timeline, which is sorted by all three fields, descending. `at` has microseconds. */
export type TimelinePlace = { at: string; source: string; key: string };

const place = z.tuple([
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
  z.string().regex(/^[a-z]{1,20}$/),
  z.string().regex(/^[\w-]{1,60}$/),
]);

/** Encodes a place as the cursor that callers send back. */
export function cursorOf({ at, source, key }: TimelinePlace): string {
  return Buffer.from(JSON.stringify([at, source, key])).toString("base64url");
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}

/** Decodes a cursor. Throws VALIDATION_FAILED if its format is wrong. */
export function readCursor(cursor: string): TimelinePlace {
  const { data } = place.safeParse(parsed(cursor));
  if (data === undefined || Number.isNaN(Date.parse(data[0]))) {
    throw new Refusal("VALIDATION_FAILED", { errors: { after: ["must be the `next` of another piece"] } });
  }
  const [at, source, key] = data;
  return { at, source, key };
}
