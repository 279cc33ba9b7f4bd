import type { Answer } from "../answers/answer.ts";
import type { Json } from "../json/strict-json.ts";
import { entropyHash } from "../draws/client-seed.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import { offerHash, parseOffer } from "../records/offer.ts";
import { revealText } from "../records/reveal.ts";
import type { SignedText } from "../records/signed-text.ts";
import { agreementChecks } from "./chain-checks.ts";
import { idsCheck } from "./chain.ts";
import type { EarlierIds } from "./chain.ts";
import type { Check } from "./checks.ts";
import { asks, holdsIf, same } from "./checks.ts";
import type { Given } from "./given-checks.ts";
import { givenChecks, offerChecks } from "./given-checks.ts";
import { judgeListed } from "./judge-listed.ts";
import type { Judgement } from "./judgement.ts";
import { judgementOf, unknownOf, withChecks } from "./judgement.ts";
import { lookAtRecord } from "./look-at-record.ts";
import type { OpenedOffer, RecordLook } from "./look-at-record.ts";
import type { Wallet } from "./money-checks.ts";
import type { OddsProof } from "./odds/odds-in-force.ts";
import { inForceCheck } from "./odds/odds-in-force.ts";
import { lastingChecks } from "./odds/odds-lasting.ts";
import { namedChecks } from "./odds/odds-named.ts";
import { drawsOf } from "./record-checks.ts";
import { shownReceiptChecks, shownVoidChecks } from "./shown-checks.ts";
import { openSigned } from "./signed-checks.ts";
import type { Trust } from "./trust.ts";
import { differing } from "./verdict.ts";

/** The browser's reveal for one offer. */
export type Reveal = {
  readonly clientEntropy: string;
  readonly browserKey: string;
  /** The browser key's signature of the reveal's text. */
  readonly signature: string;
};

/** Everything that a browser stored before it sent its reveal. */
export type HeldOpening = Given & {
  readonly offer: SignedText;
  /** The terms log's proof of the odds, as it came. */
  readonly terms: Json;
  /** The odds that this proof shows under the log's key. */
  readonly odds: OddsProof;
  readonly reveal: Reveal;
};

type OpenedHeld = { readonly checks: readonly Check[]; readonly opened: OpenedOffer | undefined };

async function revealCheck({ reveal, browserKeys }: HeldOpening, { text, offer }: OpenedOffer): Promise<Check> {
  const { clientEntropy, browserKey, signature } = reveal;
  const isOffered = entropyHash(clientEntropy) === offer.entropyHash && browserKeys.includes(browserKey);
  const signed = revealText(offerHash(text), clientEntropy);
  return holdsIf("held-reveal", isOffered && (await verifySignature(signed, signature, browserKey)));
}

/** Checks that the stored parts belong together. They always do if the browser made its checks before the reveal. */
async function openHeld(held: HeldOpening, trust: Trust): Promise<OpenedHeld> {
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  const { checks, value: offer } = await openSigned(ids, held.offer, parseOffer, trust.shopKeys);
  if (offer === undefined) return { checks, opened: undefined };
  const given = givenChecks(offer, held);
  const opened = { text: held.offer.text, offer, given: held, table: given.table };
  const person = same("offer-person", trust.userId, offer.userId);
  return { checks: [...checks, person, ...given.checks, await revealCheck(held, opened)], opened };
}

/** Compares the record with what this browser revealed, and with the unsigned parts of the response. */
function ownChecks(answer: Answer, look: RecordLook, { offer, given, table }: OpenedOffer, { reveal }: HeldOpening) {
  const { record, draws, isOfOffer } = look;
  if (record === undefined || !isOfOffer) return [];
  const { clientSeed } = given;
  const own = same("reveal-own", [reveal.browserKey, reveal.signature], [record.browserKey, record.revealSignature]);
  if (answer.kind === "Receipt" && record.kind === "Receipt") {
    return [own, ...shownReceiptChecks(answer.shown, record, { offer, clientSeed, table, draws })];
  }
  if (answer.kind === "Void" && record.kind === "Void") return [own, ...shownVoidChecks(answer.shown, record)];
  return [own, same("shown-kind", answer.kind, record.kind)];
}

/** Judges a record of another offer that ended the nonce. Both offers must have the same commitment and `before`. */
async function judgeEnded(
  answer: Answer & { readonly kind: "Ended" },
  oddsTable: string | undefined,
  held: HeldOpening,
  { offer, table }: OpenedOffer,
  trust: Trust,
): Promise<Judgement> {
  const { clientEntropy } = held.reveal;
  const judged = await judgeListed(answer.by, oddsTable, trust);
  const { offer: other, record } = judged;
  const isOther = other === undefined || answer.by.offer.text !== held.offer.text;
  const isSameNonce = other !== undefined && other.nonce === offer.nonce && other.userId === offer.userId;
  const ours = record && drawsOf(offer, { serverSeed: record.serverSeed, clientEntropy }, held.clientSeed, table);
  const checks = [
    ...judged.checks,
    // If two browsers have sent reveals, the shop could choose between them. Only the person knows which reveal came
    // first.
    isSameNonce && isOther
      ? asks("ended-nonce", [offerHash(held.offer.text)], trust.confirmed)
      : holdsIf("ended-nonce", false),
    ...(isSameNonce ? agreementChecks(offer, other) : []),
  ];
  return judgementOf(checks, { ...judged, ours });
}

/** The context in which an answer is judged. */
export type Around = {
  readonly wallet: Wallet;
  /** The text of the other offer's odds table, if a record of another offer ended the nonce. */
  readonly endingTable: string | undefined;
  /** The ids that other records have charged, delivered or named. Undefined if the chain is judged elsewhere. */
  readonly earlier: EarlierIds | undefined;
};

/**
 * Judges the response to a reveal. `Unknown` means that the response proves nothing, so the same request must be sent
 * again. The verdict is also `Unknown` if the stored parts don't belong together, because nothing can be compared with
 * them.
 */
export async function judgeAnswer(
  held: HeldOpening,
  answer: Answer,
  { wallet, endingTable, earlier }: Around,
  trust: Trust,
): Promise<Judgement> {
  const { checks: heldChecks, opened } = await openHeld(held, trust);
  if (opened === undefined || differing(heldChecks).length > 0) {
    return { ...unknownOf([], { offer: opened?.offer }), checks: heldChecks };
  }
  const { offer, table } = opened;
  const ofOdds = [
    ...namedChecks(offer, held.terms),
    ...inForceCheck(offer, held.odds),
    ...lastingChecks(offer, held.odds),
  ];
  const ofOffer = [...heldChecks, ...offerChecks(offer, table), ...ofOdds];
  if (answer.kind === "Nothing") return unknownOf(ofOffer, { offer });
  const linked = ({ text }: SignedText, { record }: Pick<Judgement, "record">) => {
    return record === undefined || earlier === undefined ? [] : [idsCheck(text, record, earlier)];
  };
  if (answer.kind === "Ended") {
    const judged = await judgeEnded(answer, endingTable, held, opened, trust);
    return withChecks(judged, linked(answer.by.record, judged));
  }
  const look = await lookAtRecord(answer.record, opened, wallet, trust);
  const checks = [...ofOffer, ...look.checks, ...ownChecks(answer, look, opened, held), ...linked(answer.record, look)];
  return judgementOf(checks, { offer, ...look });
}
