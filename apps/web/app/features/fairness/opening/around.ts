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
  /** What makes this page differ from every other, whose clock that never jumps started at another time. */
  readonly page: string;
  /** What was typed as e-mail or user name to sign in as this person; undefined if this browser does not know. */
  readonly typedName: (userId: string) => string | undefined;
  readonly wait: (ms: number) => Promise<void>;
};
