import { clientSeedHash, entropyHash, isClientEntropy } from "../draws/client-seed.ts";
import { exactly, listUpTo, readStrictJson, readText } from "../json/readers.ts";
import { isKeyList, keysHash, MOST_BROWSER_KEYS } from "../keys/browser-keys.ts";
import { keyIdOf } from "../keys/shop-key.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import type { Offer } from "../records/offer.ts";
import { offerHash, parseOffer } from "../records/offer.ts";
import { parseRecord } from "../records/opening-record.ts";
import { revealText } from "../records/reveal.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { EndingAnswer } from "./answer.ts";
import type { SealedOffer } from "./offered.ts";
import { readSealed } from "./offered.ts";

/** A reveal that the shop has not answered, as a browser hands it to mirrors. */
export type UnansweredReveal = {
  /** The name of the shop's terms log. */
  readonly shop: string;
  readonly boxId: string;
  readonly offer: SealedOffer;
  readonly browserKeys: readonly string[];
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly browserKey: string;
  readonly signature: string;
};

const readReveal = exactly<UnansweredReveal>({
  shop: readText,
  boxId: readText,
  offer: exactly<SealedOffer>({ text: readText, keyId: readText, signature: readText, sealed: readSealed }),
  browserKeys: listUpTo(MOST_BROWSER_KEYS, readText),
  clientSeed: readText,
  clientEntropy: readText,
  browserKey: readText,
  signature: readText,
});

/** Throws SyntaxError unless the text is strict JSON with exactly these fields. */
export function parseUnansweredReveal(text: string): UnansweredReveal {
  return readStrictJson(text, readReveal, "reveal");
}

/** True if one of these keys (64 hex digits) has signed the text. */
export async function isSignedByAny(
  { text, keyId, signature }: SignedText,
  shopKeys: readonly string[],
): Promise<boolean> {
  const keys = shopKeys.filter((publicKey) => keyIdOf(publicKey) === keyId);
  return (await Promise.all(keys.map((key) => verifySignature(text, signature, key)))).includes(true);
}

/** Undefined for the SyntaxError of a parser. */
function readOr<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The offer of a reveal that binds the shop: one of these keys (64 hex digits) has signed the offer, and everything
 * handed in belongs to it. Undefined for others.
 */
export async function offerOf(reveal: UnansweredReveal, shopKeys: readonly string[]): Promise<Offer | undefined> {
  const { offer: signed, browserKeys, clientSeed, clientEntropy, browserKey, signature } = reveal;
  const offer = readOr(() => parseOffer(signed.text));
  if (offer === undefined || offer.boxId !== reveal.boxId || !(await isSignedByAny(signed, shopKeys))) return undefined;
  const areNamed =
    isKeyList(browserKeys) &&
    browserKeys.includes(browserKey) &&
    offer.keysHash === keysHash(browserKeys) &&
    offer.clientSeedHash === clientSeedHash(clientSeed) &&
    // The shop signs any hash, and would rightly refuse entropy of another form.
    isClientEntropy(clientEntropy) &&
    offer.entropyHash === entropyHash(clientEntropy);
  if (!areNamed) return undefined;
  const text = revealText(offerHash(signed.text), clientEntropy);
  return (await verifySignature(text, signature, browserKey)) ? offer : undefined;
}

/**
 * True if the answer has a record that one of these keys has signed, of this offer, or of its person and nonce if
 * another offer has ended them. Does not judge the record: that is for the person.
 */
export async function isAnswerTo(
  answer: EndingAnswer,
  { offer: { text } }: { readonly offer: Pick<SignedText, "text"> },
  shopKeys: readonly string[],
): Promise<boolean> {
  const signed = answer.kind === "Ended" ? answer.by.record : answer.record;
  const [offer, record] = [readOr(() => parseOffer(text)), readOr(() => parseRecord(signed.text))];
  if (offer === undefined || record === undefined || !(await isSignedByAny(signed, shopKeys))) return false;
  if (answer.kind !== "Ended") return record.offerHash === offerHash(text);
  return record.userId === offer.userId && record.nonce === offer.nonce;
}
