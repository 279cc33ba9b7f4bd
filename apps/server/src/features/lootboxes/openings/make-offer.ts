import type { Endpoints, LootboxStatus, ResponseOf } from "@trove/contract";
import { commitmentOf, keysHash, type NamedTree, offerText, serverSeed } from "@trove/fairness";
import type { Cents } from "@trove/money";
import { openRoot, signText } from "../../fairness/index.ts";
import type { ProtectionFacts, TakenBreak } from "../../protection/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts, TermsProof } from "../parts.ts";
import { sealOffer } from "./sealed-offer.ts";

/** The part of an offer that comes from the database. Hashes, keys and the encrypted root are hex. */
export type OfferInputs = {
  nonce: number;
  /** How often the person's offers were ended. */
  epoch: number;
  before: string;
  rootEncrypted: string;
  browserKeys: string[];
  /** The codes of the countries of the person's addresses. */
  countries: string[];
  protection: ProtectionFacts;
  /** The break in force, in which no offer is made; null without one. */
  break: TakenBreak | null;
  /** Whether the person is closing their account, so that no offer is made. */
  isClosing: boolean;
  balanceCents: Cents;
  /** The number of the wallet's last entry. */
  sequence: number;
  time: string;
  /** The published tree of the terms log at that time. */
  terms: NamedTree;
  /** `wantedVersion` is the version that was published last; it may not be in force yet. */
  box: { status: LootboxStatus; wantedVersion: number | null } | null;
};

/** The part of an offer that comes from the browser. `version` is 3, or undefined for pages of earlier releases. */
export type OfferWish = {
  userId: string;
  quantity: number;
  clientSeedHash: string;
  entropyHash: string;
  version: 3 | undefined;
};

export type OfferResponse = ResponseOf<Endpoints["offerOpening"]>;

/**
 * Builds, signs and seals the offer of some boxes. Checks nothing: the caller has already decided that the offer is
 * allowed.
 */
export async function makeOffer(
  { secrets, terms: { signingKeyAt } }: Pick<LootboxParts, "secrets" | "terms">,
  inputs: OfferInputs,
  version: BoxVersion,
  terms: TermsProof,
  { userId, quantity, clientSeedHash, entropyHash, version: format }: OfferWish,
): Promise<OfferResponse> {
  const { nonce, epoch, before, browserKeys, sequence, time } = inputs;
  const root = openRoot(secrets.rootKeys, userId, Buffer.from(inputs.rootEncrypted, "hex"));
  const seed = serverSeed(root, userId, nonce);
  const text = offerText({
    userId,
    nonce,
    commitment: commitmentOf(seed),
    entropyHash,
    clientSeedHash,
    boxId: version.lootboxId,
    oddsHash: version.oddsHash,
    priceCents: version.priceCents,
    quantity,
    balanceCents: inputs.balanceCents,
    keysHash: keysHash(browserKeys),
    before,
    time,
    terms: format === undefined ? undefined : inputs.terms,
  });
  const signed = signText(await signingKeyAt(new Date(time)), text);
  const sealed = sealOffer(secrets.rootKeys, userId, signed, { serverSeed: seed, sequence, epoch, browserKeys });
  return { offer: { ...signed, sealed }, browserKeys, terms };
}
