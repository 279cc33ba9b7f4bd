import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { GatewayAccount } from "./account.ts";

/** An id that can't be guessed, such as `ses_…`. */
export function newId(prefix: "ses" | "pay" | "ref"): string {
  return `${prefix}_${randomBytes(18).toString("base64url")}`;
}

type TokenKind = "session" | "secret" | "challenge";

/** A credential for one session or payment. It is derived, so that the same request gets the same one again. */
export function tokenFor({ secretKey }: GatewayAccount, kind: TokenKind, id: string): string {
  return createHmac("sha256", secretKey).update(`${kind} ${id}`).digest("base64url");
}

/** Compares without telling by its time how much was right. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

export function isBearer(authorization: string | undefined, expected: string): boolean {
  return isSame(authorization ?? "", `Bearer ${expected}`);
}

/** The header that proves a webhook: HMAC-SHA-256 in hex of the time in seconds, a point and the exact body. */
export function signWebhook({ webhookKey }: GatewayAccount, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", webhookKey).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
