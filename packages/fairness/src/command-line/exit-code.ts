import type { JudgedProofs } from "../evidence/judge-proofs.ts";
import type { KeptOpening } from "../evidence/proofs-file.ts";
import { isSeen } from "../judge/verdict.ts";
import type { Compared } from "./compare-logs.ts";

export const HOLDS = 0;
export const BREACH = 1;
export const COULD_NOT_TELL = 2;
export const NOT_YET_LOGGED = 3;

export type Standing = {
  /** True if the caller gave a key that they trust. */
  readonly isKeyTold: boolean;
  /** True if the caller vouches for the parts of the file that nobody signed. */
  readonly isMine: boolean;
  /** Openings for which this run itself got the response from the shop. */
  readonly asked: ReadonlySet<KeptOpening>;
  /** The result of comparing the live logs with the checkpoints of the file. */
  readonly compared: Compared;
};

/**
 * A breach counts if the shop's signatures prove it, for example by a fork of a log. It also counts if the caller saw
 * it, or if this run saw it in a response of the shop. Otherwise the author of the file could have invented it. Without
 * a trusted key, the whole file could be invented.
 */
export function exitCodeOf(
  { verdict, isProven, openings, stops }: JudgedProofs,
  { isKeyTold, isMine, asked, compared }: Standing,
): number {
  if (!isKeyTold) return COULD_NOT_TELL;
  const wasSeen = openings.some(({ kept, judgement: { verdict: one, checks } }) => {
    return one === "Breach" && (isMine || (asked.has(kept) && isSeen(checks)));
  });
  const wasStopSeen = isMine && stops.some(({ verdict: one }) => one === "Breach");
  if (isProven || wasSeen || wasStopSeen || compared.forks.length > 0) return BREACH;
  if (compared.uncompared.length > 0) return COULD_NOT_TELL;
  if (verdict === "Unlogged") return NOT_YET_LOGGED;
  return verdict === "Verified" ? HOLDS : COULD_NOT_TELL;
}
