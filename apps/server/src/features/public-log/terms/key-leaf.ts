import { keyIdOf, shopKeyText } from "@trove/fairness";
import type { KeyLeaf } from "@trove/fairness/log";
import type { SigningKey, SigningKeys } from "../../../secrets.ts";
import { signText } from "../../fairness/index.ts";

export type ShopKeys = { signingKeys: SigningKeys; endorsingKey: string | undefined };

/** Returns the endorsement of a key by another key. A shop's first key endorses itself. */
function endorsementOf(key: SigningKey, { signingKeys, endorsingKey }: ShopKeys): KeyLeaf["endorsement"] {
  const { endorsement, keyId, publicKey, fromUtc } = key;
  if (endorsement === null) {
    return { publicKey, signature: signText(key, shopKeyText({ keyId, publicKey, from: fromUtc })).signature };
  }
  const known = [...signingKeys.map((each) => each.publicKey), ...(endorsingKey === undefined ? [] : [endorsingKey])];
  const endorser = known.find((each) => keyIdOf(each) === endorsement.keyId);
  if (endorser === undefined) throw new Error(`the key ${keyId} is endorsed by an unknown one`);
  return { publicKey: endorser, signature: endorsement.signature };
}

/** Builds the leaves of the shop's signing keys, from the oldest to the newest. */
export function keyLeaves(keys: ShopKeys): KeyLeaf[] {
  return keys.signingKeys.toReversed().map((key) => {
    const { keyId, publicKey, fromUtc: from } = key;
    return { kind: "key", keyId, publicKey, from, endorsement: endorsementOf(key, keys) };
  });
}
