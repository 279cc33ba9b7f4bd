import {
  clientSeedHash,
  entropyHash,
  isSignature,
  type Offer,
  offerHash,
  parseOffer,
  revealText,
} from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import { isSignedBy } from "../../../ed25519.ts";
import { isSignedByShop } from "../../fairness/index.ts";
import type { LootboxParts } from "../parts.ts";
import { recoverSecrets } from "./recover-secrets.ts";
import { type OfferSecrets, unsealOffer } from "./sealed-offer.ts";

export type RevealRequest = {
  lootboxId: string;
  offer: { text: string; keyId: string; signature: string; sealed?: string | null | undefined };
  clientSeed: string;
  clientEntropy: string;
  browserKey: string;
  signature: string;
};

/** A reveal that binds the shop: an offer of the shop, and the values that the browser revealed and signed for it. */
export type Reveal = Pick<RevealRequest, "clientSeed" | "clientEntropy" | "browserKey" | "signature"> & {
  offer: Offer;
  offerHash: string;
  /** The id of the key that signed the offer. */
  offerKeyId: string;
  serverSeed: string;
  /** The number of the wallet's last entry at the time of the offer; null if its sealed part did not open. */
  sequence: number | null;
  /** The epoch of the person's offers when it was made; null if its sealed part did not open. */
  epoch: number | null;
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
 * Opens the sealed part of the offer. Undefined if it is missing, spoilt, or sealed with a root key that the shop no
 * longer has. Throws VALIDATION_FAILED unless the shop made the offer with exactly this signature.
 */
function unsealed(
  { rootKeys, signingKeys }: Parts["secrets"],
  { userId }: Offer,
  { text, keyId, signature, sealed }: RevealRequest["offer"],
): OfferSecrets | undefined {
  const signed = { text, keyId, signature };
  const kept = sealed ? unsealOffer(rootKeys, userId, signed, sealed) : undefined;
  if (kept || isSignedByShop(signingKeys, signed)) return kept;
  return refuse("offer", "Offer must be one that the shop signed");
}

function requireListed({ browserKeys }: Pick<OfferSecrets, "browserKeys">, browserKey: string): void {
  if (!browserKeys.includes(browserKey)) refuse("browserKey", "Browser key must be one of the offer");
}

/**
 * Checks a reveal as the protocol defines. A valid reveal authorizes the opening without a session. Queries the
 * database only for an offer whose sealed part does not open, after checking the browser's signature and calling
 * `requireCapacity`. Throws VALIDATION_FAILED and the errors of `requireCapacity`.
 */
export async function readReveal(parts: Parts, request: RevealRequest, requireCapacity: () => void): Promise<Reveal> {
  const { clientSeed, clientEntropy, browserKey, signature } = request;
  const offer = readOffer(request);
  if (!clientSeed.isWellFormed() || clientSeedHash(clientSeed) !== offer.clientSeedHash) {
    refuse("clientSeed", "Client seed must be the one of the offer");
  }
  if (entropyHash(clientEntropy) !== offer.entropyHash) refuse("clientEntropy", "Entropy must be the one of the offer");
  const kept = unsealed(parts.secrets, offer, request.offer);
  if (kept !== undefined) requireListed(kept, browserKey);
  const hash = offerHash(request.offer.text);
  if (!isSignature(signature) || !isSignedBy(browserKey, revealText(hash, clientEntropy), signature)) {
    refuse("signature", "Signature must be the browser key's of this reveal");
  }
  const own = { offer, offerHash: hash, clientSeed, clientEntropy, browserKey, signature };
  if (kept !== undefined) return { ...own, ...kept, offerKeyId: kept.keyId };
  requireCapacity();
  const recovered = await recoverSecrets(parts, offer);
  requireListed(recovered, browserKey);
  return { ...own, ...recovered, offerKeyId: request.offer.keyId };
}
