import { entropyHash } from "../draws/client-seed.ts";
import { isKeyList } from "../keys/browser-keys.ts";
import { parseOffer } from "../records/offer.ts";
import type { NamedTree, Offer } from "../records/offer.ts";
import type { Json } from "../json/strict-json.ts";
import type { SignedText } from "../records/signed-text.ts";
import { offerStopChecks } from "../stops/stop-checks.ts";
import type { Head } from "./chain-checks.ts";
import { agreementChecks, chainChecks } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { asks, holdsIf, notHeld, same } from "./checks.ts";
import { givenChecks, offerChecks } from "./given-checks.ts";
import type { OddsProof } from "./odds/odds-in-force.ts";
import { inForceCheck } from "./odds/odds-in-force.ts";
import { lastingChecks } from "./odds/odds-lasting.ts";
import { namedChecks } from "./odds/odds-named.ts";
import { openSigned } from "./signed-checks.ts";
import type { KnownTime, TimeFinding } from "./time/time-checks.ts";
import { timeChecks } from "./time/time-checks.ts";
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
  /** The balance on the screen; undefined if the page shows none. */
  readonly balanceCents: number | undefined;
};

/** The shop's response to the request for an offer. */
export type Offered = {
  readonly offer: SignedText;
  readonly browserKeys: readonly string[];
  /** The terms log's proof of the odds, as it came. */
  readonly terms: Json;
  /** The odds that this proof shows under the log's key. */
  readonly odds: OddsProof;
};

/** The browser's knowledge from earlier offers and records. */
export type Before = {
  /** The last verified record; undefined if this browser has none yet. */
  readonly head: Head | undefined;
  /** All offers that this browser has kept, of any nonce. */
  readonly offers: readonly SignedText[];
  /** Texts of the offers for which the browser has revealed its entropy but holds no record. */
  readonly unanswered: readonly string[];
  /** The largest tree of the terms log that this browser had verified when it asked for the offer. */
  readonly newest?: NamedTree | undefined;
  /** Missing if the offer is judged by somebody else than the browser that asked for it. */
  readonly time?: KnownTime | undefined;
};

/**
 * - `Reveal`: every check holds.
 * - `Wait`: an earlier reveal has no record yet.
 * - `Fetch`: other browsers have opened boxes. The records named by `chain-nonce` must be fetched and judged first.
 * - `Ask`: the account has browser keys that this browser has not seen, or a clock was set, so the person is asked.
 * - `Refuse`: the browser must not reveal under this offer.
 */
export type OfferDecision = "Reveal" | "Wait" | "Fetch" | "Ask" | "Refuse";

export type OfferJudgement = {
  readonly decision: OfferDecision;
  /** True if the shop's own signatures contradict each other, so that the offer proves a breach. */
  readonly isProven: boolean;
  readonly checks: readonly Check[];
  readonly offer: Offer | undefined;
  /** How the offer's time is off; undefined if it is near the expected time and the witnesses'. */
  readonly timing: TimeFinding | undefined;
};

/**
 * Checks that the offer names no older state of the log than the browser knew. Only an offer that names one can be held
 * against the shop, so no browser reveals under another.
 */
function checkpointCheck({ terms }: Offer, { newest }: Before): Check {
  if (terms === undefined) return notHeld("offer-checkpoint");
  if (terms.size === newest?.size) return same("offer-checkpoint", newest.root, terms.root);
  return holdsIf("offer-checkpoint", newest === undefined || terms.size > newest.size);
}

function askedChecks(offer: Offer, asked: Asked, browserKeys: readonly string[]): readonly Check[] {
  const { balanceCents } = asked;
  return [
    same("offer-entropy", entropyHash(asked.clientEntropy), offer.entropyHash),
    same("offer-box", asked.boxId, offer.boxId),
    same("offer-quantity", asked.quantity, offer.quantity),
    ...(balanceCents === undefined ? [] : [same("offer-balance", balanceCents, offer.balanceCents)]),
    holdsIf("own-key", browserKeys.includes(asked.browserKey)),
  ];
}

/** Compares the offer with kept offers of the same nonce. With two commitments the shop could choose the better one. */
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

/** Makes all checks that a browser needs before it reveals its entropy under an offer. */
export async function checkOffer(
  asked: Asked,
  offered: Offered,
  before: Before,
  trust: Trust,
): Promise<OfferJudgement> {
  const { browserKeys, odds, terms } = offered;
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  const { checks: opened, value: offer } = await openSigned(ids, offered.offer, parseOffer, trust.shopKeys);
  if (offer === undefined) return { decision: "Refuse", isProven: false, checks: opened, offer, timing: undefined };
  const { clientSeed, oddsTable } = asked;
  const given = givenChecks(offer, { clientSeed, oddsTable, browserKeys });
  const timed = timeChecks(offer, odds, before);
  const checks = [
    ...opened,
    same("offer-person", trust.userId, offer.userId),
    ...given.checks,
    ...askedChecks(offer, asked, browserKeys),
    ...timed.checks,
    ...offerStopChecks(offer, trust),
    ...offerChecks(offer, given.table),
    checkpointCheck(offer, before),
    ...namedChecks(offer, terms),
    // A browser reveals nothing without a proof from the log.
    ...inForceCheck(offer, odds === "Unasked" ? "Missing" : odds),
    ...lastingChecks(offer, odds),
    // An invalid list of keys is refused anyway, so the person is not asked about it.
    ...(isKeyList(browserKeys) ? [asks("known-keys", browserKeys, trust.browserKeys)] : []),
    // Another person's offer can't be compared with this person's chain.
    ...(offer.userId === trust.userId ? chainChecks(offer, before.head) : []),
    ...(await keptChecks(offer, before, trust)),
    ...(before.unanswered.length > 0 ? [notHeld("one-reveal")] : []),
  ];
  return { decision: decisionOf(checks), isProven: isProven(checks), checks, offer, timing: timed.finding };
}
