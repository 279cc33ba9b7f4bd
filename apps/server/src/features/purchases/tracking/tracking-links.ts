import { createHash, createHmac, hkdfSync } from "node:crypto";
import type { SealKeys } from "../../../sealed-box.ts";

/** A link by which a guest follows an order without signing in, its token, and the hash. Only the hash is stored. */
type TrackingLink = { link: string; token: string; hash: Buffer };

/** SHA-256: the token has 256 random bits, so nothing slower is needed. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Makes the links of guests' orders. Tokens are derived from the order's id and ROOT_KEY, so all mails about an order
 * have the same one, and only the key's owner can compute it. It is in the fragment, which browsers don't send, so no
 * log and no Referer has it.
 */
export function makeTrackingLinks(rootKeys: SealKeys, publicUrl: string): (purchaseId: string) => TrackingLink {
  // While ROOT_KEY_PREVIOUS is set, that key: a repeated order gets the token of its first response.
  const { bytes } = rootKeys.at(-1) ?? rootKeys[0];
  const secret = Buffer.from(hkdfSync("sha256", bytes, "", "tracking links", 32));
  return (purchaseId) => {
    const token = createHmac("sha256", secret).update(purchaseId).digest("base64url");
    return { link: `${publicUrl}/track-order#${token}`, token, hash: hashOf(token) };
  };
}
