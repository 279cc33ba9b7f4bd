import type { BreakKind } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";

const DAY_MS = 86_400_000;

/** The shortest and longest time in days. Both allow a day for clocks and months that differ. */
const BOUNDS: Record<BreakKind, { least: number; most: number }> = {
  Break: { least: 0.9, most: 185 },
  Exclusion: { least: 180, most: 5 * 366 },
};

/** True if a break of this kind may last this many days. */
export function fitsBreak(kind: BreakKind, days: number): boolean {
  const { least, most } = BOUNDS[kind];
  return days >= least && days <= most;
}

/**
 * The end of a break; null for 24 hours from its beginning. Throws VALIDATION_FAILED for one that is too short or too
 * long, and for an exclusion without an end.
 */
export function breakEnd(kind: BreakKind, until: string | undefined, now: Date): Date | null {
  if (until === undefined && kind === "Break") return null;
  const end = new Date(until ?? now);
  const days = (end.getTime() - now.getTime()) / DAY_MS;
  if (fitsBreak(kind, days)) return end;
  throw new Refusal("VALIDATION_FAILED", { errors: { until: ["Until is too early or too late"] } });
}
