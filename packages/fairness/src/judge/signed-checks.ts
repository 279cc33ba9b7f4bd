import { keyIdOf } from "../keys/shop-key.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { Check, CheckId } from "./checks.ts";
import { holdsIf, notHeld } from "./checks.ts";

/** A parsed text, with the checks of its signature and format. `value` is undefined if the text could not be parsed. */
export type Opened<T> = { readonly checks: readonly Check[]; readonly value: T | undefined };

type Ids = { readonly signature: CheckId; readonly text: CheckId };

/**
 * Verifies a signature. Without trusted keys the outcome is `NotHeld`. An unknown key makes it differ, with the key's
 * id in `about`.
 */
async function signatureCheck(id: CheckId, signed: SignedText, shopKeys: readonly string[]): Promise<Check> {
  if (shopKeys.length === 0) return notHeld(id);
  // An id has 64 bits, so somebody can make two keys with the same id. All keys with the id are tried, because
  // the result must not depend on which other keys are known.
  const keys = shopKeys.filter((publicKey) => keyIdOf(publicKey) === signed.keyId);
  if (keys.length === 0) return { id, outcome: "Differs", about: [signed.keyId] };
  const verified = await Promise.all(keys.map((key) => verifySignature(signed.text, signed.signature, key)));
  return holdsIf(id, verified.includes(true));
}

/** Checks a text's signature and its format. */
export async function openSigned<T>(
  ids: Ids,
  signed: SignedText,
  parse: (text: string) => T,
  shopKeys: readonly string[],
): Promise<Opened<T>> {
  const signature = await signatureCheck(ids.signature, signed, shopKeys);
  try {
    return { checks: [signature, { id: ids.text, outcome: "Holds" }], value: parse(signed.text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { checks: [signature, { id: ids.text, outcome: "Differs", actual: error.message }], value: undefined };
  }
}
