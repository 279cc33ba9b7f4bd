import type { KeptKey } from "@trove/fairness/v2";
import type { CallResult } from "../../../api/request.ts";
import type { PublishedKeys } from "../kept/kept-shop.ts";

type Published = Pick<CallResult<"getApplicationInfo">, "receiptKeys" | "endorsingKey">;

/** The keys of the shop as it publishes them, in the form of the protocol. A shop's first key has no endorsement. */
export function publishedKeys({ receiptKeys, endorsingKey }: Published): PublishedKeys {
  const all = [...receiptKeys, ...(endorsingKey === null ? [] : [endorsingKey])];
  const byId = new Map(all.map(({ keyId, publicKey }) => [keyId, publicKey]));
  const keys = receiptKeys.flatMap(({ keyId, publicKey, fromUtc, endorsement }): KeptKey[] => {
    const endorser = endorsement === null ? undefined : byId.get(endorsement.keyId);
    if (endorsement === null || endorser === undefined) return [];
    const { signature } = endorsement;
    return [{ keyId, publicKey, from: fromUtc, endorsement: { publicKey: endorser, signature }, logged: null }];
  });
  return { publicKeys: all.map(({ publicKey }) => publicKey), keys };
}
