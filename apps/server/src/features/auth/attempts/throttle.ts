import { createHash } from "node:crypto";
import { GIFT_TRIES } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { SecurityFacts } from "../../../command/security-log.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { AuthParts } from "../parts.ts";
import { countOne } from "./attempts.store.ts";

/** `most` attempts are allowed in `seconds`. `detail` is the text of the error after more attempts. */
export type Limit = { most: number; seconds: number; detail: string };

export const SHORTLY: Limit = { most: 10, seconds: 900, detail: "Too many attempts. Please wait a few minutes" };

/** For mails to one address, because a stranger could request mails to it all day. */
export const OF_MAILS: Limit = { most: 20, seconds: 86_400, detail: "Too many emails. Please try again tomorrow" };

/** For codes from mails. At this rate, guessing a code of eight digits takes years. */
export const OF_MAILED_CODES: Limit = {
  most: 30,
  seconds: 86_400,
  detail: "Too many codes. Please try again tomorrow",
};

/** For files of a whole account, which cost the database as much as the account is large. */
export const OF_EXPORTS: Limit = { most: 5, seconds: 86_400, detail: "Too many downloads. Please try again tomorrow" };

/** For gift codes, whose 100 bits nobody guesses: so somebody who tries many gets tired before the database does. */
export const OF_GIFTS: Limit = {
  most: GIFT_TRIES,
  seconds: 86_400,
  detail: "Too many gift codes. Please try again tomorrow",
};

type Kind =
  | "login"
  | "device"
  | "link"
  | "linkOfDay"
  | "operatorsLink"
  | "change"
  | "export"
  | "gift"
  | "exchange"
  | "factor"
  | "recoveryCode"
  | "newDevices"
  | "appCodes"
  | "factorMail"
  | "factorMailOfDay"
  | "factorCode"
  | "factorCodeOfDay"
  | "factorCodeMailed"
  | "linkCodeOfDay"
  | "linkCodeMailed"
  | "launchAsked"
  | "trackingLink"
  | "withdrawal"
  | "complaint"
  | "review"
  | "reviewPicture";

/**
 * Returns the key under which attempts are counted. Hashes the parts, because people type passwords into the wrong
 * field. Each further part makes the scope narrower. Clearing a scope also clears all scopes that begin with its parts.
 */
export function scopeOf(kind: Kind, ...parts: [string, ...string[]]): string {
  return [kind, ...parts.map((part) => createHash("sha256").update(part).digest("hex"))].join(":");
}

/**
 * Counts an attempt before it is checked, so that parallel attempts can't bypass the limit. Returns the number of
 * attempts divided by RATE_LIMIT_FACTOR. Throws RATE_LIMITED after `most` × RATE_LIMIT_FACTOR attempts in the window.
 * With a factor of 0 it counts nothing and returns 0.
 */
export async function countAttempt(
  parts: AuthParts,
  db: Connection,
  scope: string,
  { most, seconds, detail }: Limit = SHORTLY,
): Promise<number> {
  const factor = parts.environment.RATE_LIMIT_FACTOR;
  if (factor === 0) return 0;
  const now = parts.now();
  const { attempts, windowEnd } = await countOne(db, scope, now, seconds);
  if (attempts <= Math.max(1, Math.floor(most * factor))) return attempts / factor;
  const remainingSeconds = (windowEnd.getTime() - now.getTime()) / 1000;
  throw new Refusal("RATE_LIMITED", { detail, retryAfterSeconds: Math.max(1, Math.ceil(remainingSeconds)) });
}

/** Counts something that a name had in the day since the first time, this time included. Keeps only the name's hash. */
export async function countOfDay(tx: Transaction, kind: Kind, name: string, at: Date): Promise<number> {
  return (await countOne(tx, scopeOf(kind, name), at, 86_400)).attempts;
}

/** Like `countAttempt`, and logs each refusal. */
export async function countLogged(
  parts: AuthParts,
  db: Connection,
  scope: string,
  facts: SecurityFacts,
  limit: Limit = SHORTLY,
): Promise<number> {
  try {
    return await countAttempt(parts, db, scope, limit);
  } catch (error) {
    if (error instanceof Refusal) parts.security("attempts_throttled", facts);
    throw error;
  }
}
