import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { GatewayAccount } from "./account.ts";

/** Makes a random id that can't be guessed, such as `ses_…`. */
export function newId(prefix: "ses" | "pay" | "ref" | "out"): string {
  return `${prefix}_${randomBytes(18).toString("base64url")}`;
}

type TokenKind = "session" | "secret" | "challenge" | "customer" | "cards" | "wallet";

/** Returns the token for one session or payment. It is derived from the secret key, so it is the same each time. */
export function tokenFor({ secretKey }: GatewayAccount, kind: TokenKind, id: string): string {
  return createHmac("sha256", secretKey).update(`${kind} ${id}`).digest("base64url");
}

/** Compares in constant time, so that the time taken does not reveal how much of the text matches. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

export function isBearer(authorization: string | undefined, expected: string): boolean {
  return isSame(authorization ?? "", `Bearer ${expected}`);
}

/**
 * Returns the header that authenticates a webhook: HMAC-SHA-256 in hex of the time in seconds, a dot and the exact
 * body.
 */
export function signWebhook({ webhookKey }: GatewayAccount, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", webhookKey).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
