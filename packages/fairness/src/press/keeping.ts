import { readAnswer } from "../answers/read-answer.ts";
import { headOf, movedOn } from "../judge/chain-checks.ts";
import type { Head } from "../judge/chain-checks.ts";
import type { OfferJudgement } from "../judge/check-offer.ts";
import type { Reveal } from "../judge/judge-answer.ts";
import { endsNonce } from "../judge/judgement.ts";
import type { Judgement } from "../judge/judgement.ts";
import { offerHash, parseOffer } from "../records/offer.ts";
import { recordHash } from "../records/opening-record.ts";
import type { SignedText } from "../records/signed-text.ts";
import { bytesOf, keptRecord } from "./kept-record.ts";
import type { CameBack, ReadyOffer, RefusedOffer, RevealedOpening } from "./stored-opening.ts";

/** A browser's data about a person's chain. */
export type KeptChain = {
  /**
   * The head of the chain when this browser received its first offer, as that offer states it. Undefined before that
   * offer.
   */
  readonly start: Head | undefined;
  /** The last verified record, or the start. */
  readonly head: Head | undefined;
  /** The first offer of each nonce that has no record yet. */
  readonly offers: readonly SignedText[];
  /** The browser keys in the last accepted offer. If a removed key comes back, the person is asked about it again. */
  readonly acceptedKeys: readonly string[];
};

type ChainChange = (chain: KeptChain) => Partial<KeptChain>;

const SIGNED = ["offer-signature", "offer-text", "offer-person"] as const;

function isSigned({ checks }: OfferJudgement): boolean {
  return SIGNED.every((wanted) => checks.some(({ id, outcome }) => id === wanted && outcome === "Holds"));
}

function withoutSealed({ response }: ReadyOffer): SignedText {
  const { text, keyId, signature } = response.offer;
  return { text, keyId, signature };
}

/**
 * The changes after an offer was judged. The first signed offer of a nonce is kept: later ones must agree with it. A
 * sound one sets the start of this browser's chain, and its list of browser keys is the accepted one.
 */
export function afterOffer(ready: ReadyOffer, judged: OfferJudgement): ChainChange {
  return ({ offers, head, start }) => {
    const { offer, decision } = judged;
    if (offer === undefined) return {};
    const isEnded = head !== undefined && offer.nonce <= head.nonce;
    const isKept = offers.some(({ text }) => parseOffer(text).nonce === offer.nonce);
    const added = !isSigned(judged) || isEnded || isKept ? {} : { offers: [...offers, withoutSealed(ready)] };
    if (decision !== "Reveal") return added;
    const first: Head = { nonce: offer.nonce - 1, hash: offer.before, time: offer.time };
    return { ...added, start: start ?? first, head: head ?? first, acceptedKeys: ready.response.browserKeys };
  };
}

/** The changes after a record: the head moves on, never back, and offers of ended nonces are no longer needed. */
export function afterRecord(head: Head): ChainChange {
  return ({ head: before, offers }) => {
    if (before !== undefined && head.nonce <= before.nonce) return {};
    return { head: movedOn(before, head), offers: offers.filter(({ text }) => parseOffer(text).nonce > head.nonce) };
  };
}

/** An offer that failed its checks, as evidence. */
export function refusedOffer(ready: ReadyOffer, judged: OfferJudgement, userId: string): RefusedOffer {
  const { asked, response, boxName } = ready;
  const { clientSeed, boxId, quantity, clientEntropy, browserKey, oddsTable } = asked;
  const isBreach = judged.checks.some(({ outcome }) => outcome === "Differs");
  return {
    kind: "Refused",
    userId,
    id: offerHash(response.offer.text),
    nonce: judged.offer?.nonce ?? 0,
    boxId,
    boxName,
    oddsHash: judged.offer?.oddsHash ?? "",
    offer: withoutSealed(ready),
    clientSeed,
    browserKeys: response.browserKeys,
    terms: response.terms,
    stage: "Done",
    verdict: isBreach ? "Breach" : "Unknown",
    isProven: judged.isProven,
    asked: { boxId, quantity, clientEntropy, browserKey, oddsTable },
  };
}

/** All data that prove an opening, as they are kept before the reveal is sent. */
export function revealedOpening(
  { asked, response, odds, boxName, arrival }: ReadyOffer,
  userId: string,
  {
    signature,
    revealedAt,
    wentOn,
  }: Pick<Reveal, "signature"> & Pick<RevealedOpening, "wentOn"> & { revealedAt: string },
): RevealedOpening {
  const { clientEntropy, clientSeed, boxId, browserKey } = asked;
  const { sealed, ...offer } = response.offer;
  const { nonce, oddsHash } = parseOffer(offer.text);
  return {
    kind: "Revealed",
    userId,
    id: offerHash(offer.text),
    nonce,
    boxId,
    boxName,
    oddsHash,
    offer,
    sealed,
    clientSeed,
    browserKeys: response.browserKeys,
    terms: response.terms,
    odds,
    reveal: { clientEntropy, browserKey, signature },
    wallet: { statement: undefined, revealedAt },
    arrival,
    ...(wentOn && { wentOn }),
    answers: [],
    ending: undefined,
    stage: "Open",
    verdict: "Unknown",
    isProven: false,
  };
}

/**
 * Maximum number of kept answers that did not end the opening. The first ones show best what happened; later ones are
 * usually the same.
 */
const MOST_ANSWERS = 20;

/** Maximum length of a kept answer, because a response may be very long and a browser's storage is limited. */
const MOST_CHARACTERS = 65_536;

/** The kept answers with one more. Only a readable one replaces the last if there are too many. */
export function withAnswer(answers: readonly CameBack[], { status, body }: CameBack): readonly CameBack[] {
  const came = { status, body: body.slice(0, MOST_CHARACTERS).toWellFormed() };
  if (answers.length < MOST_ANSWERS) return [...answers, came];
  const isReadable = readAnswer(came.status, bytesOf(came)).answer.kind !== "Nothing";
  return isReadable ? [...answers.slice(0, MOST_ANSWERS - 1), came] : answers;
}

/**
 * An answer that breaks the protocol without ending the nonce, as a breach of its own, which the person can set aside.
 * The opening still waits for its record.
 */
export function breachOf(opening: RevealedOpening, { isProven }: Judgement): RevealedOpening {
  const came = opening.answers.at(-1);
  const id = recordHash(`${opening.id}\n${came?.body}`);
  return { ...opening, id, answers: came === undefined ? [] : [came], stage: "Stopped", verdict: "Breach", isProven };
}

/** The ending record's text with the head of the chain after it. */
type EndedBy = { readonly record: string; readonly head: Head };

/** The record that ended an opening; undefined if none did. */
export function endedBy(opening: RevealedOpening, judgement: Judgement): EndedBy | undefined {
  const text = keptRecord(opening)?.record.text;
  const { record } = judgement;
  if (text === undefined || record === undefined || !endsNonce(judgement, opening)) return undefined;
  return { record: text, head: headOf(text, record, judgement) };
}
