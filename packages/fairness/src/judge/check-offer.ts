import { entropyHash } from "../draws/client-seed.ts";
import { isKeyList } from "../keys/browser-keys.ts";
import { parseOffer } from "../records/offer.ts";
import type { Offer } from "../records/offer.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { Head } from "./chain-checks.ts";
import { agreementChecks, chainChecks } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { asks, holdsIf, notHeld, same } from "./checks.ts";
import { givenChecks, offerChecks } from "./given-checks.ts";
import type { OddsProof } from "./odds-in-force.ts";
import { inForceCheck } from "./odds-in-force.ts";
import { openSigned } from "./signed-checks.ts";
import type { Trust } from "./trust.ts";
import { isProven } from "./verdict.ts";

/** The browser's request for an offer. */
export type Asked = {
  readonly boxId: string;
  readonly quantity: number;
  /** The exact text of the table on the screen. */
  readonly oddsTable: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  /** The public half of this browser's key. */
  readonly browserKey: string;
  /** The balance on the screen; undefined if it shows none. */
  readonly balanceCents: number | undefined;
};

/** The shop's answer to the request for an offer. */
export type Offered = {
  readonly offer: SignedText;
  readonly browserKeys: readonly string[];
  readonly odds: OddsProof;
};

/** The browser's knowledge from earlier offers and records. */
export type Before = {
  /** The last verified record; undefined at this browser's start. */
  readonly head: Head | undefined;
  /** Offers that this browser has kept, of whichever nonces. */
  readonly offers: readonly SignedText[];
  /** Texts of the offers under which it has revealed entropy and holds no record. */
  readonly unanswered: readonly string[];
  /** This browser's time, which may be wrong by hours. */
  readonly now: string;
  /**
   * The shop's times that this browser's clocks expect, after earlier offers of this visit; undefined before the first.
   */
  readonly expected?: readonly string[] | undefined;
};

/**
 * `Reveal`: every check holds. `Wait`: an earlier reveal has no record yet. `Fetch`: other browsers have opened boxes;
 * fetch and judge the records that `chain-nonce` is about. `Ask`: the list has keys that this browser has not seen.
 * `Refuse`: nothing may be revealed under this offer.
 */
export type OfferDecision = "Reveal" | "Wait" | "Fetch" | "Ask" | "Refuse";

export type OfferJudgement = {
  readonly decision: OfferDecision;
  /** Whether the shop's own signatures contradict each other, so that the offer is evidence of a breach. */
  readonly isProven: boolean;
  readonly checks: readonly Check[];
  readonly offer: Offer | undefined;
};

const DAY_MS = 86_400_000;
const MINUTES_MS = 300_000;

/** Clocks differ, but a shop that dates its offers as it likes could choose among the odds of other days. */
function isTimely({ time }: Offer, { now, expected = [] }: Before): boolean {
  const near = (other: string, ms: number) => Math.abs(Date.parse(time) - Date.parse(other)) <= ms;
  return near(now, DAY_MS) && (expected.length === 0 || expected.some((other) => near(other, MINUTES_MS)));
}

function askedChecks(offer: Offer, asked: Asked, browserKeys: readonly string[], before: Before): readonly Check[] {
  const { balanceCents } = asked;
  return [
    same("offer-entropy", entropyHash(asked.clientEntropy), offer.entropyHash),
    same("offer-box", asked.boxId, offer.boxId),
    same("offer-quantity", asked.quantity, offer.quantity),
    ...(balanceCents === undefined ? [] : [same("offer-balance", balanceCents, offer.balanceCents)]),
    holdsIf("offer-time", isTimely(offer, before)),
    holdsIf("own-key", browserKeys.includes(asked.browserKey)),
  ];
}

/** Compares with kept offers of the same nonce: two commitments would let the shop choose. */
async function keptChecks(offer: Offer, { offers }: Before, { shopKeys }: Trust): Promise<readonly Check[]> {
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  for (const kept of offers) {
    const { checks, value } = await openSigned(ids, kept, parseOffer, shopKeys);
    const isOfNonce = value !== undefined && value.userId === offer.userId && value.nonce === offer.nonce;
    if (!isOfNonce || checks.some(({ outcome }) => outcome !== "Holds")) continue;
    const agreement = agreementChecks(value, offer);
    if (agreement.some(({ outcome }) => outcome === "Differs")) return agreement;
  }
  return [holdsIf("one-commitment", true)];
}

function decisionOf(checks: readonly Check[]): OfferDecision {
  const of = (wanted: Check["outcome"]) => checks.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  const open = of("NotHeld");
  if (of("Differs").length > 0 || open.some((id) => id !== "chain-nonce" && id !== "one-reveal")) return "Refuse";
  if (open.includes("one-reveal")) return "Wait";
  if (open.includes("chain-nonce")) return "Fetch";
  return of("Ask").length > 0 ? "Ask" : "Reveal";
}

/** Everything that a browser checks before it reveals its entropy under an offer. */
export async function checkOffer(
  asked: Asked,
  offered: Offered,
  before: Before,
  trust: Trust,
): Promise<OfferJudgement> {
  const { browserKeys, odds } = offered;
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  const { checks: opened, value: offer } = await openSigned(ids, offered.offer, parseOffer, trust.shopKeys);
  if (offer === undefined) return { decision: "Refuse", isProven: false, checks: opened, offer };
  const { clientSeed, oddsTable } = asked;
  const given = givenChecks(offer, { clientSeed, oddsTable, browserKeys });
  const checks = [
    ...opened,
    same("offer-person", trust.userId, offer.userId),
    ...given.checks,
    ...askedChecks(offer, asked, browserKeys, before),
    ...offerChecks(offer, given.table),
    // Who has not looked at the log reveals nothing.
    ...inForceCheck(offer, odds === "Unasked" ? "Missing" : odds),
    // A list that can't count is not shown to anybody as a question.
    ...(isKeyList(browserKeys) ? [asks("known-keys", browserKeys, trust.browserKeys)] : []),
    // The chain of one person says nothing about another's.
    ...(offer.userId === trust.userId ? chainChecks(offer, before.head) : []),
    ...(await keptChecks(offer, before, trust)),
    ...(before.unanswered.length > 0 ? [notHeld("one-reveal")] : []),
  ];
  return { decision: decisionOf(checks), isProven: isProven(checks), checks, offer };
}
