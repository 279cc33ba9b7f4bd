import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SealKey, SealKeys } from "../../../sealed-box.ts";

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

function macOf({ bytes }: SealKey, withdrawalId: string): string {
  const secret = Buffer.from(hkdfSync("sha256", bytes, "", "withdrawal links", 32));
  return createHmac("sha256", secret).update(withdrawalId).digest("base64url");
}

/**
 * The link that confirms a withdrawal from top-ups. Only mail has it, so who opens it reads the mailbox. The token
 * stands in the fragment, which browsers don't send to servers.
 */
export const confirmLink = ([key]: SealKeys, publicUrl: string, withdrawalId: string): string =>
  `${publicUrl}/withdraw/confirm#${withdrawalId}.${macOf(key, withdrawalId)}`;

/** Returns the withdrawal that a token confirms. Undefined for tokens that the shop did not make. */
export function confirmedBy(keys: SealKeys, token: string): string | undefined {
  const [, withdrawalId = "", mac = ""] = TOKEN.exec(token) ?? [];
  if (withdrawalId === "") return undefined;
  const isKnown = keys.some((key) => timingSafeEqual(Buffer.from(macOf(key, withdrawalId)), Buffer.from(mac)));
  return isKnown ? withdrawalId : undefined;
}
