import type { Stop } from "./stop.ts";

/** A stop that both sides have signed, and that the shop has taken. Times are those of the shop. */
export type CountingStop = {
  readonly stop: Stop;
  readonly hash: string;
  readonly from: string;
  /** The end of the break; `from` for an END. */
  readonly until: string;
};

/** The hash of an offer that a stop spares, and the stop's hash. */
export type SparedOffer = { readonly offer: string; readonly stop: string };
