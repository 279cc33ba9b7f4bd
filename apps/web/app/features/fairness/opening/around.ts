import type { Kept } from "../kept/database.ts";
import type { Shop } from "../shop/shop.ts";

/** Everything outside of the rules of an opening. */
export type Around = {
  readonly kept: Kept;
  readonly shop: Shop;
  /** Milliseconds since 1970, by a clock that may be wrong. */
  readonly now: () => number;
  /** Milliseconds by a clock that never jumps. */
  readonly elapsed: () => number;
  /** Id of this page load. Other pages' monotonic clocks started at other times. */
  readonly page: string;
  /** The e-mail or user name typed to sign in as this person; undefined if unknown. */
  readonly typedName: (userId: string) => string | undefined;
  readonly wait: (ms: number) => Promise<void>;
};
