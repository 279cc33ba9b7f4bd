import type { Arrival } from "./stored-opening.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const timeOf = (ms: number) => new Date(ms).toISOString();

/**
 * The time since an arrival in milliseconds, by the clock that shows more: the monotonic one stops while the machine
 * sleeps, and the other may be set back.
 */
function longestSince(arrival: Arrival, { now, elapsed, page }: Arrival): number {
  const passed = now - arrival.now;
  return Math.max(0, passed, page === arrival.page ? elapsed - arrival.elapsed : 0);
}

/**
 * The latest possible time of a reading by the shop's clock, assuming that the offer was not dated back. Allows a
 * minute of error on the page that received the offer, otherwise two days, because the clock may have been set.
 */
export function latestAt(reading: Arrival, offeredAt: string, arrival: Arrival): string {
  const slack = reading.page === arrival.page ? MINUTE_MS : 2 * DAY_MS;
  return timeOf(Date.parse(offeredAt) + longestSince(arrival, reading) + slack);
}

/**
 * The earliest possible time of a reading by the shop's clock: the offer's time plus the time since its arrival.
 * Limited to the browser's clock plus two hours, because the shop may have dated its offer ahead.
 */
export function earliestAt({ now, elapsed }: Arrival, offeredAt: string, arrival: Arrival): string {
  const byOffer = Date.parse(offeredAt) + Math.floor(elapsed - arrival.elapsed);
  return timeOf(Math.min(byOffer, now + 2 * HOUR_MS));
}

/** Predicts the shop's time from the browser's clocks and the first sound offer of a visit. */
export type ShopClock = {
  /** The shop's expected time at an arrival, by each of both clocks; undefined before the first sound offer. */
  readonly expectedAt: (arrival: Arrival) => readonly string[] | undefined;
  readonly learn: (offeredAt: string, arrival: Arrival) => void;
};

export function shopClock(): ShopClock {
  let ahead: { readonly now: number; readonly elapsed: number } | undefined;
  return {
    expectedAt: ({ now, elapsed }) => ahead && [timeOf(now + ahead.now), timeOf(elapsed + ahead.elapsed)],
    learn(offeredAt, { now, elapsed }) {
      const time = Date.parse(offeredAt);
      ahead ??= { now: time - now, elapsed: time - elapsed };
    },
  };
}
