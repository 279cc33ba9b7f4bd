import type { Arrival } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";

type Clocks = Pick<Around, "now" | "elapsed" | "page">;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Both clocks of this browser at present. */
export function arrivalNow({ now, elapsed, page }: Clocks): Arrival {
  return { now: now(), elapsed: elapsed(), page };
}

/** How long ago something arrived, by either clock: one stops while the machine sleeps, the other one may be set. */
function longestSince(arrival: Arrival, { now, elapsed, page }: Clocks): number {
  const passed = now() - arrival.now;
  return Math.max(0, passed, page === arrival.page ? elapsed() - arrival.elapsed : 0);
}

/**
 * The latest moment by the shop's clock that it can be now, as long as the offer was not dated back. Only the clock
 * that never jumps is exact; between two visits the other one may have been set.
 */
export function latestNow(offeredAt: string, arrival: Arrival, clocks: Clocks): string {
  const slack = clocks.page === arrival.page ? MINUTE_MS : 2 * DAY_MS;
  return timeOf(Date.parse(offeredAt) + longestSince(arrival, clocks) + slack);
}

/**
 * The earliest present moment by the shop's clock: the offer's time plus the time since its arrival. A shop
 * that dates its offer ahead would make everything later look older, so this browser's own clock bounds it, which may
 * be two hours slow.
 */
export function earliestNow(offeredAt: string, arrival: Arrival, { now, elapsed }: Clocks): string {
  const byOffer = Date.parse(offeredAt) + Math.floor(elapsed() - arrival.elapsed);
  return timeOf(Math.min(byOffer, now() + 2 * HOUR_MS));
}

/** The shop's clock as this browser's clocks expect it, after sound offers of this visit. */
export type ShopClock = {
  /** The shop's expected time at an arrival, by either clock; undefined before the first offer. */
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
