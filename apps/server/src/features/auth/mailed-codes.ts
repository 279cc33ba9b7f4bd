import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Connection } from "../../database/connection.ts";
import { openWindow } from "./attempts/attempts.store.ts";
import type { AuthParts } from "./parts.ts";

export const CODE_MINUTES = 15;
/** For how long a mailed code is noted. No code is valid longer. */
const NOTED_MILLISECONDS = 2 * CODE_MINUTES * 60_000;
const WINDOW_MILLISECONDS = CODE_MINUTES * 60_000;
const DIGITS = 8;

/** The purpose of a mailed code. A code is valid for its own purpose only. */
type Purpose = "codes that link accounts" | "codes for the first second factor";

type Keys = Pick<AuthParts["secrets"], "rootKeys">;

/** Computes the code of a 15-minute window from ROOT_KEY, so that codes need not be stored. */
function codeIn({ rootKeys }: Keys, purpose: Purpose, about: string, window: number): string {
  const key = Buffer.from(hkdfSync("sha256", rootKeys[0].bytes, "", purpose, 32));
  const bytes = createHmac("sha256", key).update(`${window} ${about}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}

const windowAt = (now: Date) => Math.floor(now.getTime() / WINDOW_MILLISECONDS);

/**
 * Returns the code to mail at this time. `about` identifies what the code is for: the account, and the subject if there
 * is one.
 */
export const mailedCode = (secrets: Keys, purpose: Purpose, about: string, now: Date) =>
  codeIn(secrets, purpose, about, windowAt(now));

/**
 * Notes that a code is mailed now. Codes are computed, so there is one even if none was mailed; it is accepted only if
 * this note exists.
 */
export const noteMailed = (db: Connection, scope: string, now: Date): Promise<void> =>
  openWindow(db, scope, new Date(now.getTime() + NOTED_MILLISECONDS));

/** Whether the code is that of the current window or the one before. Does not check that it was mailed. */
export function isCode(secrets: Keys, purpose: Purpose, about: string, code: string, now: Date): boolean {
  const current = windowAt(now);
  return [current, current - 1].some((window) => {
    const expected = codeIn(secrets, purpose, about, window);
    return code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected));
  });
}
