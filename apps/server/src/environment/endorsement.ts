import { keyIdOf, shopKeyText } from "@trove/fairness";
import { z } from "zod";
import { commandText } from "../command-text.ts";
import { isSignedBy, privateKeyOf, publicKeyOf, signatureOf } from "../ed25519.ts";

/** A public key of the shop, and the time from which it signs. */
type BegunKey = { publicKey: string; fromUtc: string };

const FORM = `must be as \`${commandText("keys", "rotate")}\` prints it`;
const time = z.iso.datetime({ precision: 3 });

/** One entry of SIGNING_KEY_ENDORSEMENTS: the endorsed key, its start time, the endorsing key, and the signature. */
export const endorsement = z
  .string()
  .regex(/^[0-9a-f]{16}\/[^/]+\/[0-9a-f]{16}\/[0-9a-f]{128}$/, FORM)
  .transform((text) => {
    const [keyId = "", fromUtc = "", endorserId = "", signature = ""] = text.split("/");
    return { keyId, fromUtc, endorserId, signature };
  })
  .refine(({ fromUtc }) => time.safeParse(fromUtc).success, FORM);

const signedText = ({ publicKey, fromUtc }: BegunKey) =>
  shopKeyText({ keyId: keyIdOf(publicKey), publicKey, from: fromUtc });

/** Returns the entry by which the key with the seed `endorserSeed` endorses `key`. */
export function endorsementEntry(key: BegunKey, endorserSeed: string): string {
  const signature = signatureOf(signedText(key), privateKeyOf(endorserSeed));
  return [keyIdOf(key.publicKey), key.fromUtc, keyIdOf(publicKeyOf(endorserSeed)), signature].join("/");
}

/** Whether the public key `endorser` has endorsed `key` with this signature. */
export function isEndorsedBy(key: BegunKey, signature: string, endorser: string): boolean {
  return isSignedBy(endorser, signedText(key), signature);
}
