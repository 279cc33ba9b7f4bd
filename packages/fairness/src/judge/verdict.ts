import { CHECKS } from "./checks.ts";
import type { Check, CheckId, Outcome } from "./checks.ts";

/**
 * - `Verified`: every check holds.
 * - `Unlogged`: every check holds, but there is no proof yet that the record is in the public log.
 * - `Recomputed`: nothing differs, but some values were not held.
 * - `Contested`: only the person can decide.
 * - `Breach`: something differs.
 * - `Unknown`: it proves nothing, so the shop is asked again.
 */
export type Verdict = "Verified" | "Unlogged" | "Recomputed" | "Contested" | "Unknown" | "Breach";

/** From best to worst. A history gets the verdict of its worst record. */
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
 * True if the caller of the shop has seen a breach. Other parts of the file do not matter. A signature by an unknown
 * key does not count as a breach, because the author of the file could have left out a newer key of the shop.
 */
export function isSeen(checks: readonly Check[]): boolean {
  return checks.some(({ id, outcome, about }) => {
    return outcome === "Differs" && (CHECKS[id] === "shown" || (id === "record-signature" && about === undefined));
  });
}

/**
 * True if the differences prove a breach to everybody, because texts that the shop signed contradict each other. All
 * other differences prove nothing to others, because anybody who has the file could have changed it.
 */
export function isProven(checks: readonly Check[]): boolean {
  const areSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome === "Holds");
  const groups = differing(checks).map((id) => CHECKS[id]);
  return areSigned && groups.includes("signed") && !groups.includes("given");
}
