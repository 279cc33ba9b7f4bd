import { agreementChecks } from "../judge/chain-checks.ts";
import type { Check } from "../judge/checks.ts";
import { holdsIf, notHeld, same } from "../judge/checks.ts";
import { Chain, NO_HISTORY } from "../judge/chain.ts";
import type { Judgement } from "../judge/judgement.ts";
import { withChecks } from "../judge/judgement.ts";
import type { Trust } from "../judge/trust.ts";
import type { Verdict } from "../judge/verdict.ts";
import { worstOf } from "../judge/verdict.ts";
import { isSound, trustedKeys } from "../keys/shop-key.ts";
import { recordLeaf } from "../log-proofs/leaf-proof.ts";
import type { LogReader } from "../log-proofs/log-reader.ts";
import { oddsHash } from "../odds/odds-table.ts";
import type { Offer } from "../records/offer.ts";
import { countingStops, sparedOffers } from "../stops/answered-stop.ts";
import { judgeStop } from "../stops/judge-stop.ts";
import type { JudgedStop } from "../stops/judge-stop.ts";
import { judgeKept } from "./judge-kept.ts";
import { readableOffer } from "./readable-offer.ts";
import type { KeptOpening, ProofsFile } from "./proofs-file.ts";

export type JudgedOpening = { readonly kept: KeptOpening; readonly judgement: Judgement };

export type JudgedProofs = {
  /** The verdict of the worst opening. `Unknown` if there are no openings, or if a key has no valid endorsement. */
  readonly verdict: Verdict;
  /** True if the shop's own signatures prove a breach. */
  readonly isProven: boolean;
  /** Sorted by nonce. Openings without a readable offer come last. */
  readonly openings: readonly JudgedOpening[];
  readonly stops: readonly JudgedStop[];
};

function nonceOf({ offer }: KeptOpening): number {
  return readableOffer(offer.text)?.nonce ?? Infinity;
}

/** Sorts openings by nonce. Within a nonce the record comes first, so that offers without one are compared with it. */
function inOrder(openings: readonly KeptOpening[]): KeptOpening[] {
  const rank = ({ kind }: KeptOpening) =>
    ({ Ended: 0, Listed: 0, Lost: 0, Offered: 1, Unanswered: 2, Refused: 2 })[kind];
  return openings.toSorted((a, b) => {
    const [one, other] = [nonceOf(a), nonceOf(b)];
    return one === other ? rank(a) - rank(b) : one < other ? -1 : 1;
  });
}

function recordText(kept: KeptOpening): string | undefined {
  if (kept.kind === "Listed") return kept.record.text;
  if (kept.kind !== "Ended") return undefined;
  return kept.answer.kind === "Ended" ? kept.answer.by.record.text : kept.answer.record.text;
}

/** Moves the chain on over a lost record, whose hash the next one names. */
function moveOver(chain: Chain, { offer, loss }: Judgement): void {
  const { head } = chain.state;
  if (offer === undefined || loss === undefined || offer.nonce <= (head?.nonce ?? -1)) return;
  chain.moveTo({ nonce: offer.nonce, hash: loss.recordHash, time: head?.time ?? "", terms: head?.terms });
}

/**
 * A leaf stands for one record. If another offer of its nonce has claimed it, as of somebody who took two offers for
 * one entropy, nothing more is won by it.
 */
function claimedOnce(judged: Judgement, claimed: Set<string>): Judgement {
  const { loss, draws, ours } = judged;
  if (loss === undefined || draws === undefined) return judged;
  const isAgain = claimed.has(loss.recordHash);
  claimed.add(loss.recordHash);
  return isAgain ? { ...judged, draws: undefined, ours: ours ?? draws } : judged;
}

/** The first signed offer of each nonce, and the first root of each size of the terms log that a signed offer names. */
type Signed = { readonly offers: Map<number, Offer>; readonly roots: Map<number, string> };

/** Checks that signed offers name one root for each size of the terms log, in any order of the offers. */
function rootChecks({ terms }: Offer, { roots }: Signed): readonly Check[] {
  if (terms === undefined) return [];
  const first = roots.get(terms.size);
  if (first === undefined) roots.set(terms.size, terms.root);
  return first === undefined || first === terms.root ? [] : [same("chain-checkpoint", first, terms.root)];
}

/** Compares an opening's offer with the signed offers before it. Ignores offers of other people. */
function agreement(kept: KeptOpening, { checks }: Judgement, signed: Signed, trust: Trust) {
  const offer = readableOffer(kept.offer.text);
  const isSigned = checks.some(({ id, outcome }) => id === "offer-signature" && outcome === "Holds");
  if (offer === undefined || !isSigned || offer.userId !== trust.userId) return [];
  const first = signed.offers.get(offer.nonce);
  if (first === undefined) signed.offers.set(offer.nonce, offer);
  return [...(first === undefined ? [] : agreementChecks(first, offer)), ...rootChecks(offer, signed)];
}

/**
 * Checks that the record is in the records log. If another offer ended the nonce, looks for the record under that
 * offer.
 */
async function loggedChecks(kept: KeptOpening, { record, offer }: Judgement, logs: LogReader): Promise<Check[]> {
  const text = recordText(kept);
  if (!("logged" in kept) || text === undefined || record === undefined || offer === undefined) return [];
  const { clientSeed } = kept.kind === "Ended" && kept.answer.kind === "Ended" ? kept.answer.by : kept;
  const logged = await logs.findRecord(recordLeaf(text, record, offer, clientSeed), kept.logged);
  if (logged === "Unasked") return [];
  return [logged === "Missing" ? notHeld("record-logged") : holdsIf("record-logged", logged === "Proven")];
}

/**
 * Returns the keys that are trusted: the ones that the caller gave, keys that the terms log proves, and keys that these
 * endorse. `areSound` is false if a key or its proof is invalid.
 */
async function keysIn({ shopKeys }: ProofsFile, told: readonly string[], logs: LogReader) {
  const logged = await Promise.all(shopKeys.map((key) => logs.findKey(key, key.logged)));
  const areSound = (await Promise.all(shopKeys.map(isSound))).every(Boolean) && !logged.includes("False");
  const proven = shopKeys.filter((_, place) => logged[place] === "Proven").map(({ publicKey }) => publicKey);
  return { areSound, trusted: await trustedKeys(shopKeys, [...told, ...proven]) };
}

/**
 * Judges a whole file offline: each opening, the chain of records, and all offers of a nonce. `told` are the shop's
 * public keys that the caller trusts; the offline endorsing key may be one of them. Keys that the terms log proves are
 * trusted too.
 */
export async function judgeProofs(file: ProofsFile, told: readonly string[], logs: LogReader): Promise<JudgedProofs> {
  const { areSound, trusted } = await keysIn(file, told, logs);
  const revealed = file.openings.flatMap((kept) => ("reveal" in kept ? [kept.reveal.browserKey] : []));
  const { stops = [], userId } = file;
  const trust: Trust = {
    userId,
    shopKeys: trusted,
    browserKeys: revealed,
    confirmed: [],
    stops: await countingStops(stops, { userId, shopKeys: trusted }),
    spared: sparedOffers(stops.map(({ stop }) => stop)),
  };
  const judgedStops = await Promise.all(stops.map((stop) => judgeStop(stop, stops, undefined, trust)));
  const oddsTables = new Map(file.oddsTables.map((text) => [oddsHash(text), text]));
  const chain = new Chain(file.userId, NO_HISTORY);
  const claimed = new Set<string>();
  const signed: Signed = { offers: new Map(), roots: new Map() };
  const openings: JudgedOpening[] = [];
  for (const kept of inOrder(file.openings)) {
    const alone = await judgeKept(kept, { oddsTables, logs, head: chain.state.head, trust });
    const judged = claimedOnce(alone, claimed);
    const text = recordText(kept);
    const links = text === undefined ? [] : chain.linkChecks(text, judged);
    const logged = await loggedChecks(kept, judged, logs);
    const judgement = withChecks(judged, [...agreement(kept, judged, signed, trust), ...links, ...logged]);
    if (text !== undefined) chain.add(text, judged);
    moveOver(chain, judged);
    openings.push({ kept, judgement });
  }
  const isWhole = areSound && openings.length + stops.length > 0;
  const judgements = [...openings.map(({ judgement }) => judgement), ...judgedStops];
  return {
    verdict: worstOf([...judgements.map(({ verdict }) => verdict), isWhole ? "Verified" : "Unknown"]),
    isProven: judgements.some(({ isProven }) => isProven),
    openings,
    stops: judgedStops,
  };
}
