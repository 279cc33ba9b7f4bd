import type { JudgedProofs } from "../evidence/judge-proofs.ts";
import type { KeptOpening } from "../evidence/proofs-file.ts";
import { isSeen } from "../judge/verdict.ts";
import type { Compared } from "./compare-logs.ts";

export const HOLDS = 0;
export const BREACH = 1;
export const COULD_NOT_TELL = 2;
export const NOT_YET_LOGGED = 3;

export type Standing = {
  /** Whether the caller told a key that they trust. */
  readonly isKeyTold: boolean;
  /** Whether the caller vouches for what nobody signed. */
  readonly isMine: boolean;
  /** Openings whose answer this run got from the shop itself. */
  readonly asked: ReadonlySet<KeptOpening>;
  /** The relation of the live logs to the checkpoints of the file. */
  readonly compared: Compared;
};

/**
 * A breach counts if the shop's signatures prove it, for example by two trees of which neither continues the other, or
 * if it was seen: by the caller, or by this run in an answer of the shop. Otherwise the author of the file could have
 * invented it. Without a trusted key, that is true of the whole file.
 */
export function exitCodeOf(
  { verdict, isProven, openings }: JudgedProofs,
  { isKeyTold, isMine, asked, compared }: Standing,
): number {
  if (!isKeyTold) return COULD_NOT_TELL;
  const wasSeen = openings.some(({ kept, judgement: { verdict: one, checks } }) => {
    return one === "Breach" && (isMine || (asked.has(kept) && isSeen(checks)));
  });
  if (isProven || wasSeen || compared.forks.length > 0) return BREACH;
  if (compared.uncompared.length > 0) return COULD_NOT_TELL;
  if (verdict === "Unlogged") return NOT_YET_LOGGED;
  return verdict === "Verified" ? HOLDS : COULD_NOT_TELL;
}
