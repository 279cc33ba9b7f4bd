import { createHash } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AuthParts } from "../parts.ts";
import { countOne } from "./attempts.store.ts";

const ATTEMPTS = 10;
export const WINDOW_SECONDS = 900;

/**
 * What attempts are counted by: the name as it was typed, whether somebody has it or not, so that the count tells
 * nothing about accounts. It is hashed, since people type passwords into the wrong field.
 */
export function scopeOf(kind: "login" | "link" | "change", name: string): string {
  return `${kind}:${createHash("sha256").update(name).digest("hex")}`;
}

/**
 * Counts an attempt before it is judged, so that parallel ones can't slip through. Throws RATE_LIMITED after 10 in 15
 * minutes times RATE_LIMIT_FACTOR; a factor of 0 counts nothing.
 */
export async function countAttempt(parts: AuthParts, db: Connection, scope: string): Promise<void> {
  const factor = parts.environment.RATE_LIMIT_FACTOR;
  if (factor === 0) return;
  const now = parts.now();
  const { attempts, windowStart } = await countOne(db, scope, now, WINDOW_SECONDS);
  if (attempts <= Math.max(1, Math.floor(ATTEMPTS * factor))) return;
  const elapsedSeconds = (now.getTime() - windowStart.getTime()) / 1000;
  throw new Refusal("RATE_LIMITED", {
    detail: "Too many attempts. Please wait a few minutes",
    retryAfterSeconds: Math.max(1, Math.ceil(WINDOW_SECONDS - elapsedSeconds)),
  });
}
