import type { Verdict } from "../index.ts";

export const EXIT_CODES = { Verified: 0, Breach: 1, Recomputed: 2 } as const satisfies Record<Verdict, number>;

/**
 * A usage error: wrong arguments, a missing token, or a file that can't be read or is no evidence. (EX_USAGE of
 * sysexits.)
 */
export const EXIT_USAGE = 64;

/** The shop is unreachable, or its response is not a shop's. (EX_UNAVAILABLE of sysexits.) */
export const EXIT_UNAVAILABLE = 69;
