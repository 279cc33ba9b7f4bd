import { isShortNotice, type OddsAt, type OddsProof, type OfferResponse, parseOffer } from "@trove/fairness";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { SeenOdds } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { meetShop } from "./meet-shop.ts";

/** The odds that an offer proved, with its time. */
const oddsAt = ({ offer, odds }: SeenOdds): OddsAt => ({ time: parseOffer(offer.text).time, odds });

type Offered = {
  readonly response: OfferResponse;
  readonly odds: OddsProof;
  readonly boxName: string;
};

/**
 * Compares the odds that an offer proves with those of the previous offer, and stores them. If they changed with less
 * notice than the shop promises, stores an incident. Returns the data about the shop. Throws ApiError.
 */
export async function watchOdds(
  { response, odds, boxName }: Offered,
  sources: Pick<BrowserParts, "kept" | "shop">,
): Promise<KeptShop> {
  if (odds === "Missing" || odds === "Unasked") return readShop(sources.kept);
  const { text, keyId, signature } = response.offer;
  const after: SeenOdds = { offer: { text, keyId, signature }, terms: response.terms, odds };
  const known = await readShop(sources.kept);
  const before = known.seenOdds[odds.boxId];
  // The shop may promise a longer notice by now than when it made the earlier offer.
  const isShort = (noticeMinutes = 0) => {
    if (before === undefined) return false;
    const promised = Math.min(noticeMinutes, before.odds.noticeMinutes ?? noticeMinutes);
    return isShortNotice(oddsAt(before), oddsAt(after), promised);
  };
  // The shop may have shortened the notice by a signed change. Then that change is shown as an incident instead.
  const isBroken = isShort(known.logs?.oddsNoticeMinutes) && isShort((await meetShop(sources)).logs?.oddsNoticeMinutes);
  return changeShop(sources.kept, ({ seenOdds, incidents }) => {
    const last = seenOdds[odds.boxId];
    const isNewer = last === undefined || oddsAt(last).time < oddsAt(after).time;
    return {
      seenOdds: isNewer ? { ...seenOdds, [odds.boxId]: after } : seenOdds,
      incidents:
        before !== undefined && isBroken
          ? [...incidents, { kind: "ShortNotice", boxName, before, after, isSetAside: false }]
          : incidents,
    };
  });
}
