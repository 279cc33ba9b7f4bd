import {
  clientSeedHash,
  commitmentOf,
  entropyHash,
  type Offer,
  offerHash,
  parseOffer,
  revealText,
  serverSeed,
} from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import { isSignedBy } from "../../../ed25519.ts";
import { findKeyList, isSignedByShop, openRoot, readState } from "../../fairness/index.ts";
import type { LootboxParts } from "../parts.ts";
import { type OfferSecrets, unsealOffer } from "./sealed-offer.ts";

export type RevealRequest = {
  lootboxId: string;
  offer: { text: string; keyId: string; signature: string; sealed?: string | null | undefined };
  clientSeed: string;
  clientEntropy: string;
  browserKey: string;
  signature: string;
};

/** A reveal that binds the shop: its own offer, and what the person's browser revealed and signed under it. */
export type Reveal = Pick<RevealRequest, "clientSeed" | "clientEntropy" | "browserKey" | "signature"> & {
  offer: Offer;
  offerHash: string;
  /** The id of the key that signed the offer. */
  offerKeyId: string;
  serverSeed: string;
  /** The number of the wallet's last entry at the offer; null if the offer no longer tells. */
  sequence: number | null;
  browserKeys: readonly string[];
};

type Parts = Pick<LootboxParts, "db" | "secrets">;

function refuse(field: string, message: string): never {
  throw new Refusal("VALIDATION_FAILED", { errors: { [field]: [message] } });
}

function readOffer({ offer: { text }, lootboxId }: RevealRequest): Offer {
  try {
    const offer = parseOffer(text);
    if (offer.boxId === lootboxId) return offer;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return refuse("offer", "Offer must be one for this box");
}

/**
 * Finds out from the database what the offer no longer tells, because the root key that it was sealed with is gone.
 * Undefined if the shop's database does not know of such an offer, as after a restore from a backup.
 */
async function recoverSecrets({ db, secrets }: Parts, offer: Offer, keyId: string) {
  const { userId, nonce } = offer;
  const { rootEncrypted } = await readState(db, userId);
  const seed = serverSeed(openRoot(secrets.rootKeys, userId, rootEncrypted), userId, nonce);
  const browserKeys = await findKeyList(db, userId, offer.keysHash);
  if (browserKeys === undefined || commitmentOf(seed) !== offer.commitment) {
    throw new Error(`an offer of ${userId} for nonce ${nonce} does not belong to this database`);
  }
  return { serverSeed: seed, keyId, sequence: null, browserKeys };
}

/** Throws VALIDATION_FAILED unless the shop made the offer. */
async function secretsOf(
  parts: Parts,
  offer: Offer,
  { text, keyId, signature, sealed }: RevealRequest["offer"],
): Promise<Omit<OfferSecrets, "sequence"> & Pick<Reveal, "sequence">> {
  const { rootKeys, signingKeys } = parts.secrets;
  const kept = sealed ? unsealOffer(rootKeys, offer.userId, text, sealed) : undefined;
  if (kept !== undefined) return kept;
  if (!isSignedByShop(signingKeys, { text, keyId, signature }))
    refuse("offer", "Offer must be one that the shop signed");
  return recoverSecrets(parts, offer, keyId);
}

/**
 * Checks a reveal as the protocol says. It authorizes the opening by itself. The cheap checks come first, and
 * nothing is read for an offer that the shop did not make. Throws VALIDATION_FAILED.
 */
export async function readReveal(parts: Parts, request: RevealRequest): Promise<Reveal> {
  const { clientSeed, clientEntropy, browserKey, signature } = request;
  const offer = readOffer(request);
  if (!clientSeed.isWellFormed() || clientSeedHash(clientSeed) !== offer.clientSeedHash) {
    refuse("clientSeed", "Client seed must be the one of the offer");
  }
  if (entropyHash(clientEntropy) !== offer.entropyHash) refuse("clientEntropy", "Entropy must be the one of the offer");
  const { keyId, ...secrets } = await secretsOf(parts, offer, request.offer);
  if (!secrets.browserKeys.includes(browserKey)) refuse("browserKey", "Browser key must be one of the offer");
  const hash = offerHash(request.offer.text);
  if (!isSignedBy(browserKey, revealText(hash, clientEntropy), signature)) {
    refuse("signature", "Signature must be the browser key's of this reveal");
  }
  return { offer, offerHash: hash, offerKeyId: keyId, ...secrets, clientSeed, clientEntropy, browserKey, signature };
}
