import {
  isPublicKey,
  isSignature,
  parseStop,
  type SignedStop,
  type SignedText,
  type Stop,
  stopAnswerText,
} from "@trove/fairness";
import { isSignedBy } from "../../../ed25519.ts";
import type { SigningKeys } from "../../../secrets.ts";
import { signAgain } from "../signer.ts";

/** The values of the shop's answer to a stop. Hash and key id are hex. */
export type StopFacts = { isTaken: boolean; stopHash: string; time: string; keyId: string };

/** Signs the answer to a stop. The same facts always give the same text and signature. */
export function stopAnswerOf(keys: SigningKeys, { keyId, ...answer }: StopFacts): SignedText {
  return signAgain(keys, keyId, stopAnswerText(answer));
}

/** The stop if it is well written, the person's, and signed by the key that it names; otherwise undefined. */
export function readStop({ text, signature }: SignedStop, userId: string): Stop | undefined {
  try {
    const stop = parseStop(text);
    if (stop.userId !== userId || !isPublicKey(stop.browserKey) || !isSignature(signature)) return undefined;
    return isSignedBy(stop.browserKey, text, signature) ? stop : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
