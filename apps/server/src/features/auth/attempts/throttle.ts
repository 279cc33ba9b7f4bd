import { createHash } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AuthParts } from "../parts.ts";
import { countOne } from "./attempts.store.ts";

const ATTEMPTS = 10;
export const WINDOW_SECONDS = 900;

/**
 * Returns the key under which attempts are counted. It is the typed name, whether or not such an account exists, so the
 * count reveals nothing about accounts. The name is hashed, because people type passwords into the wrong field.
 */
export function scopeOf(kind: "login" | "link" | "change", name: string): string {
  return `${kind}:${createHash("sha256").update(name).digest("hex")}`;
}

/**
 * Counts an attempt before it is checked, so that parallel attempts can't bypass the limit. Throws RATE_LIMITED after
 * 10 × RATE_LIMIT_FACTOR attempts in 15 minutes. A factor of 0 disables the limit.
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
