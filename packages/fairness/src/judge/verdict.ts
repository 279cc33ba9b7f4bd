import { CHECKS } from "./checks.ts";
import type { Check, CheckId, Outcome } from "./checks.ts";

/**
 * `Verified`: every check holds. `Unlogged`: all but that there is no proof yet that the record is in the public log.
 * `Recomputed`: nothing differs, but something was not held. `Contested`: only the person can judge it. `Breach`:
 * something differs. `Unknown`: it proves nothing, so the shop is asked again.
 */
export type Verdict = "Verified" | "Unlogged" | "Recomputed" | "Contested" | "Unknown" | "Breach";

/** From best to worst: a history is as good as its worst record. */
const ORDER: readonly Verdict[] = ["Verified", "Unlogged", "Recomputed", "Contested", "Unknown", "Breach"];

function has(checks: readonly Check[], outcome: Outcome): boolean {
  return checks.some((check) => check.outcome === outcome);
}

export function verdictOf(checks: readonly Check[]): Verdict {
  if (has(checks, "Differs")) return "Breach";
  if (has(checks, "Ask")) return "Contested";
  const open = checks.filter(({ outcome }) => outcome === "NotHeld");
  if (open.length === 0) return "Verified";
  return open.every(({ id }) => id === "record-logged") ? "Unlogged" : "Recomputed";
}

export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return ORDER.findLast((verdict) => verdicts.includes(verdict)) ?? "Verified";
}

export function differing(checks: readonly Check[]): readonly CheckId[] {
  return checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
}

/**
 * Whether who asked the shop has seen a breach, whatever else was put beside the answer. A signature by a key that is
 * not known is none: the shop may have a newer one, which who made the file has left out.
 */
export function isSeen(checks: readonly Check[]): boolean {
  return checks.some(({ id, outcome, about }) => {
    return outcome === "Differs" && (CHECKS[id] === "shown" || (id === "record-signature" && about === undefined));
  });
}

/**
 * Whether what differs convicts the shop in the eyes of everybody: texts that it signed contradict each other. A
 * difference in anything else is one person's word, because who has the file could have changed it.
 */
export function isProven(checks: readonly Check[]): boolean {
  const areSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome === "Holds");
  const groups = differing(checks).map((id) => CHECKS[id]);
  return areSigned && groups.includes("signed") && !groups.includes("given");
}
