import type { CallResult } from "../../../api/request.ts";
import type { PublishedKeys } from "../kept/kept-shop.ts";

/** The keys of the shop as it publishes them, in the form of the protocol. */
export function publishedKeys({ receiptKeys }: CallResult<"getApplicationInfo">): PublishedKeys {
  return { publicKeys: receiptKeys.map(({ publicKey }) => publicKey), keys: [] };
}
