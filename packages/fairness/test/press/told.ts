import type { Check } from "../../src/index.ts";
import type { PressOutcome } from "../../src/press/index.ts";

/** The kind of an outcome with what it is about: a reason, or a verdict with the ids of the checks that don't hold. */
export function told(outcome: PressOutcome | undefined): readonly string[] {
  if (outcome === undefined) return ["none"];
  if (outcome.kind === "Unknown") return ["Unknown"];
  if (outcome.kind === "Refused") {
    const checks = outcome.why === "Offer" ? outcome.checks : [];
    return ["Refused", outcome.why, ...idsOf(checks)];
  }
  if (outcome.answer === undefined) return ["Contested", "Lost"];
  return [outcome.kind, outcome.judgement.verdict, ...idsOf(outcome.judgement.checks)];
}

const idsOf = (checks: readonly Check[]) =>
  checks.filter(({ outcome }) => outcome !== "Holds").map(({ id, outcome }) => `${id} ${outcome}`);
