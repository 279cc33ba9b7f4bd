import type { PageClock } from "@trove/fairness/press";
import type { Kept } from "../kept/database.ts";
import type { Mirrors } from "../mirrors/mirrors.ts";
import type { Shop } from "../shop/shop.ts";

/** The environment of an opening: the stored data, the shop, and the clocks. Tests replace it. */
export type BrowserParts = {
  readonly kept: Kept;
  readonly shop: Shop;
  /** Milliseconds since 1970, by a clock that may be wrong or be changed. */
  readonly now: () => number;
  /** Milliseconds by a monotonic clock. */
  readonly elapsed: () => number;
  /** Id of this page load. Readings of `elapsed` from other page loads can't be compared. */
  readonly page: string;
  /** Tells from both clocks that the first one was put back on this page. */
  readonly pageClock: PageClock;
  /** The e-mail or user name that was typed to sign in as this person; undefined if unknown. */
  readonly typedName: (userId: string) => string | undefined;
  readonly mirrors: Mirrors;
  readonly wait: (ms: number) => Promise<void>;
};
