import { createHash } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { SecurityFacts } from "../../../command/security-log.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AuthParts } from "../parts.ts";
import { countOne } from "./attempts.store.ts";

const ATTEMPTS = 10;
export const WINDOW_SECONDS = 900;

/**
 * Returns the key under which attempts are counted. The parts are hashed, because people type passwords into the wrong
 * field. Each further part narrows the scope; clearing a scope also clears narrower ones.
 */
export function scopeOf(
  kind: "login" | "device" | "link" | "change" | "exchange" | "factor",
  ...parts: [string, ...string[]]
): string {
  return [kind, ...parts.map((part) => createHash("sha256").update(part).digest("hex"))].join(":");
}

/**
 * Counts an attempt before it is checked, so that parallel attempts can't bypass the limit. Returns the number of
 * attempts divided by RATE_LIMIT_FACTOR. Throws RATE_LIMITED after `most` × RATE_LIMIT_FACTOR attempts in 15 minutes. A
 * factor of 0 disables the limit, and 0 is returned.
 */
export async function countAttempt(
  parts: AuthParts,
  db: Connection,
  scope: string,
  most: number = ATTEMPTS,
): Promise<number> {
  const factor = parts.environment.RATE_LIMIT_FACTOR;
  if (factor === 0) return 0;
  const now = parts.now();
  const { attempts, windowStart } = await countOne(db, scope, now, WINDOW_SECONDS);
  if (attempts <= Math.max(1, Math.floor(most * factor))) return attempts / factor;
  const elapsedSeconds = (now.getTime() - windowStart.getTime()) / 1000;
  throw new Refusal("RATE_LIMITED", {
    detail: "Too many attempts. Please wait a few minutes",
    retryAfterSeconds: Math.max(1, Math.ceil(WINDOW_SECONDS - elapsedSeconds)),
  });
}

/** Like `countAttempt`, with a limit of ten attempts. Logs each refusal. */
export async function countLogged(
  parts: AuthParts,
  db: Connection,
  scope: string,
  facts: SecurityFacts,
): Promise<number> {
  try {
    return await countAttempt(parts, db, scope);
  } catch (error) {
    if (error instanceof Refusal) parts.security("attempts_throttled", facts);
    throw error;
  }
}
