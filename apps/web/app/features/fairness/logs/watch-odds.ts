import { type OfferResponse, type OddsProof, parseOffer, type ProvenOdds } from "@trove/fairness";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { SeenOdds } from "../kept/log-incident.ts";
import type { Around } from "../opening/around.ts";
import { meetShop } from "./meet-shop.ts";

const MINUTE_MS = 60_000;

/** A checkpoint that comes with an offer may be a little older than the offer. */
const TOLERANCE_MS = MINUTE_MS;

const timeOf = ({ offer }: SeenOdds) => parseOffer(offer.text).time;

const leafAt = ({ leaves }: ProvenOdds, time: string) => leaves.findLast(({ validFrom }) => validFrom <= time);

const laterOf = (one: string, other: string) => (one > other ? one : other);

/**
 * Whether the box got other odds that were not announced yet at the earlier offer, and were in force sooner after it than
 * the notice allows. A box that was not open then has no odds that could change.
 */
export function isShortNotice(before: SeenOdds, after: SeenOdds, noticeMinutes: number): boolean {
  if (noticeMinutes === 0) return false;
  const seenAt = timeOf(before);
  const earliest = Date.parse(seenAt) + noticeMinutes * MINUTE_MS - TOLERANCE_MS;
  return after.odds.leaves.some((leaf) => {
    const { validFrom, oddsHash } = leaf;
    const isEverInForce = leafAt(after.odds, validFrom) === leaf;
    const expected = leafAt(before.odds, laterOf(validFrom, seenAt))?.oddsHash ?? null;
    const isOther = oddsHash !== null && expected !== null && oddsHash !== expected;
    return isEverInForce && isOther && Date.parse(validFrom) < earliest;
  });
}

type Offered = {
  readonly response: OfferResponse;
  readonly odds: OddsProof;
  readonly boxName: string;
};

/**
 * Compares the odds that an offer proves with those that the last one proved. Keeps them, and a change that came sooner
 * than the shop promises. Throws ApiError.
 */
export async function watchOdds(
  { response, odds, boxName }: Offered,
  sources: Pick<Around, "kept" | "shop">,
): Promise<void> {
  if (odds === "Missing" || odds === "Unasked") return;
  const { text, keyId, signature } = response.offer;
  const after: SeenOdds = { offer: { text, keyId, signature }, terms: response.terms, odds };
  const known = await readShop(sources.kept);
  const before = known.seenOdds[odds.boxId];
  const isShort = (noticeMinutes = 0) => before !== undefined && isShortNotice(before, after, noticeMinutes);
  // The shop may promise less by now. It says so with its signature, and that is shown instead.
  const isBroken = isShort(known.logs?.oddsNoticeMinutes) && isShort((await meetShop(sources)).logs?.oddsNoticeMinutes);
  await changeShop(sources.kept, ({ seenOdds, incidents }) => {
    const last = seenOdds[odds.boxId];
    const isNewer = last === undefined || timeOf(last) < timeOf(after);
    return {
      seenOdds: isNewer ? { ...seenOdds, [odds.boxId]: after } : seenOdds,
      incidents:
        before !== undefined && isBroken
          ? [...incidents, { kind: "ShortNotice", boxName, before, after, isSetAside: false }]
          : incidents,
    };
  });
}
