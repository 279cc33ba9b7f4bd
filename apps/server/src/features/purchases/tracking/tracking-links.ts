import { createHash, createHmac, hkdfSync } from "node:crypto";
import type { SealKeys } from "../../../sealed-box.ts";

/**
 * A link by which a guest follows an order without signing in, with its token and the token's hash. Only the hash is
 * stored.
 */
type TrackingLink = { link: string; token: string; hash: Buffer };

/** SHA-256 suffices: a token has 256 random bits, so no slower hash is needed. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Makes the links of guests' orders. A token is derived from the order's id and ROOT_KEY, so all mails about an order
 * have the same token. It stands in the URL's fragment, which browsers don't send to servers.
 */
export function makeTrackingLinks(rootKeys: SealKeys, publicUrl: string): (purchaseId: string) => TrackingLink {
  // While ROOT_KEY_PREVIOUS is set, tokens are derived from the previous key. So an order that is sent again under its
  // idempotency key gets the same token as in its first response.
  const { bytes } = rootKeys.at(-1) ?? rootKeys[0];
  const secret = Buffer.from(hkdfSync("sha256", bytes, "", "tracking links", 32));
  return (purchaseId) => {
    const token = createHmac("sha256", secret).update(purchaseId).digest("base64url");
    return { link: `${publicUrl}/track-order#${token}`, token, hash: hashOf(token) };
  };
}
