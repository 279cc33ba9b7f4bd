import { asks, holdsIf, notHeld } from "../judge/checks.ts";
import type { Check } from "../judge/checks.ts";
import type { Trust } from "../judge/trust.ts";
import type { Offer } from "../records/offer.ts";
import type { CountingStop } from "./counting-stop.ts";

/**
 * True if no offer of this time may lead to a receipt because of the stop, unless the stop spares it. Later offers are
 * dated after the stop.
 */
export function forbids({ stop, from, until }: CountingStop, { nonce, time }: Pick<Offer, "nonce" | "time">): boolean {
  return (time > from && time < until) || (nonce >= stop.nonce && time <= from);
}

/** Checks that no stop forbids an offer. Nothing is revealed under an offer that was made in a break. */
export function offerStopChecks(offer: Offer, { stops = [] }: Trust): readonly Check[] {
  if (stops.length === 0) return [];
  return [holdsIf("offer-stopped", !stops.some((each) => forbids(each, offer)))];
}

/**
 * Checks that a receipt's offer was not made in a break, nor ended by a stop of its nonce. Stops of later nonces don't
 * count, because a clock may have been put right since the offer.
 */
export function receiptStopChecks(offer: Offer, offerHash: string, { stops = [] }: Trust): readonly Check[] {
  const earlier = stops.filter(({ stop }) => stop.nonce <= offer.nonce);
  if (earlier.length === 0) return [];
  const broken = earlier.filter((each) => {
    const isSpared = each.stop.nonce === offer.nonce && each.stop.revealed === offerHash;
    return !isSpared && forbids(each, offer);
  });
  return [{ ...holdsIf("record-in-break", broken.length === 0), about: broken.map(({ hash }) => hash) }];
}

/**
 * Checks that a stop which can have ended a void's offer came before its reveal: the shop could answer a stop once it
 * has seen a win. No confirmation settles it. Always asks about an offer that a stop spares.
 */
export function voidStopChecks(
  offer: Offer,
  offerHash: string,
  revealedAt: string | undefined,
  { stops = [], spared = [], browserKeys }: Trust,
): readonly Check[] {
  const sparing = spared.filter(({ offer: named }) => named === offerHash).map(({ stop }) => stop);
  if (sparing.length > 0) return [asks("void-block-times", sparing, [])];
  const ending = stops.filter(({ stop, from }) => {
    return stop.nonce === offer.nonce && offer.time <= from && browserKeys.includes(stop.browserKey);
  });
  if (ending.length === 0) return [];
  if (revealedAt === undefined) return [notHeld("void-block-times")];
  const isTimely = ending.some(({ stop, from }) => from <= revealedAt && stop.revealed !== offerHash);
  return [asks("void-block-times", isTimely ? [] : ending.map(({ hash }) => hash), [])];
}
