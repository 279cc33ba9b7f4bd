import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { GatewayAccount } from "./account.ts";

/** A random id that can't be guessed, such as `ses_…`. */
export function newId(prefix: "ses" | "pay" | "ref"): string {
  return `${prefix}_${randomBytes(18).toString("base64url")}`;
}

type TokenKind = "session" | "secret" | "challenge";

/** A token for one session or payment. It is derived from the secret key, so the same request gets the same token. */
export function tokenFor({ secretKey }: GatewayAccount, kind: TokenKind, id: string): string {
  return createHmac("sha256", secretKey).update(`${kind} ${id}`).digest("base64url");
}

/** Compares in constant time, so timing does not reveal how much matches. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

export function isBearer(authorization: string | undefined, expected: string): boolean {
  return isSame(authorization ?? "", `Bearer ${expected}`);
}

/** The header that authenticates a webhook: HMAC-SHA-256 in hex over the time in seconds, a dot and the exact body. */
export function signWebhook({ webhookKey }: GatewayAccount, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", webhookKey).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
