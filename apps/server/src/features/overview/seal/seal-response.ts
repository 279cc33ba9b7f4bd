import type { OverviewFigure } from "@trove/contract";
import { partIn } from "../figures/figure-flows.ts";
import type { Period } from "../figures/periods.ts";
import type { Difference, Seal } from "./seal.store.ts";

/** Renders the result of the last check; null before the first check. */
export function sealResponse({ checkedAt, differences }: Seal) {
  return checkedAt === null ? null : { checkedAtUtc: checkedAt.toISOString(), isEqual: differences.length === 0 };
}

/** True if a difference lies outside of a period. A day that is only partly in the period counts as inside. */
function isOutside({ day }: Difference, { from, to }: Period): boolean {
  if (day === null) return false;
  const time = Date.parse(day);
  return time + 86_400_000 <= from.getTime() || time >= to.getTime();
}

/** True if the last check found no difference in the sums that a figure of this period is made of. */
export function isSealed({ checkedAt, differences }: Seal, figure: OverviewFigure, period: Period): boolean {
  const concerns = (difference: Difference) => partIn(figure, difference) !== null && !isOutside(difference, period);
  return checkedAt !== null && !differences.some(concerns);
}

/** True if the last check found no difference in the sums of inventories. */
export function areHoldingsSealed({ checkedAt, differences }: Seal): boolean {
  return checkedAt !== null && !differences.some(({ fromAccount }) => fromAccount === "inventories");
}
