import type { OfferJudgement } from "../judge/check-offer.ts";
import { NEAR_MS } from "../judge/time/time-checks.ts";
import type { Arrival } from "./stored-opening.ts";

const timeOf = (ms: number) => new Date(ms).toISOString();

/**
 * The time since an arrival in milliseconds, by the clock that shows more: the monotonic one stops while the machine
 * sleeps, and the other may be set back.
 */
function longestSince(arrival: Arrival, { now, elapsed, page }: Arrival): number {
  const passed = now - arrival.now;
  return Math.max(0, passed, page === arrival.page ? elapsed - arrival.elapsed : 0);
}

/** The readings of both clocks, with the shop's time that the browser expects then. Milliseconds since 1970. */
export type Reading = Arrival & { readonly expected: number };

/** The shop's time that the browser expected at an arrival. Only for arrivals on the page of the reading. */
export function expectedAt(arrival: Arrival, reading: Reading): string {
  return timeOf(reading.expected - longestSince(arrival, reading));
}

/**
 * The latest possible time of a reading by the shop's clock: the expected one, or the offer's time plus the time since
 * its arrival if that is later, as after the shop's clock was put back.
 */
export function latestAt(reading: Reading, offeredAt: string, arrival: Arrival): string {
  const byOffer = Date.parse(offeredAt) + longestSince(arrival, reading);
  return timeOf(Math.max(reading.expected, byOffer) + NEAR_MS);
}

/**
 * The earliest possible time of a reading by the shop's clock: the offer's time plus the time since its arrival.
 * Limited by the expected time, because the shop may have dated its offer ahead.
 */
export function earliestAt({ elapsed, expected }: Reading, offeredAt: string, arrival: Arrival): string {
  const byOffer = Date.parse(offeredAt) + Math.floor(elapsed - arrival.elapsed);
  return timeOf(Math.min(byOffer, expected + NEAR_MS));
}

/** How far the shop's clock is ahead of the browser's (milliseconds) if an offer with this time arrived then. */
export function aheadOf(offeredAt: string, arrival: Arrival, reading: Arrival): number {
  return Date.parse(offeredAt) + longestSince(arrival, reading) - reading.now;
}

/**
 * The time of a sound offer, from which a browser learns how far the shop's clock is ahead. Undefined for other offers,
 * and for a time that stands still: the person has gone on with this time alone.
 */
export function taughtTime({ decision, offer, timing }: OfferJudgement): string | undefined {
  return decision === "Reveal" && timing?.kind !== "Frozen" ? offer?.time : undefined;
}

/** How much the clock that can be set must have lost before it counts as set. */
const SET_BACK_MS = 1000;

/** Follows the clocks of one page, so that a clock that is put back in a visit is told from the shop's. */
export type PageClock = {
  /**
   * The expected time at a reading, by the stored number `ahead` (milliseconds; undefined before the first sound
   * offer). Returns the number to store instead, which differs if the browser's clock was put back.
   */
  readonly read: (reading: Arrival, ahead: number | undefined) => { expected: number; ahead: number | undefined };
};

/** Takes its start from the page's first reading, and whenever `ahead` has changed. */
export function pageClock(): PageClock {
  let start: { readonly reading: Arrival; readonly ahead: number | undefined } | undefined;
  return {
    read(reading, ahead) {
      // Another tab, which has seen the same clock, may have stored another number.
      if (start === undefined || start.ahead !== ahead) start = { reading, ahead };
      const passed = reading.now - start.reading.now;
      const putBack = Math.max(0, reading.elapsed - start.reading.elapsed - passed);
      const expected = reading.now + (ahead ?? 0) + putBack;
      if (putBack <= SET_BACK_MS || ahead === undefined) return { expected, ahead };
      start = { reading, ahead: ahead + putBack };
      return { expected, ahead: ahead + putBack };
    },
  };
}
