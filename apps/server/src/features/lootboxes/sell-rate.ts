import type { OddsTable } from "@trove/fairness";

/** A sell rate as a fraction, from hundredths of a percent. */
export const sellRateFrom = (basisPoints: number): number => Number(`${basisPoints}e-4`);

/**
 * Estimates the sell rate that an odds table was made with, in hundredths of a percent. The dearest item tells it best,
 * because each price is rounded to a cent.
 */
export function sellBasisPointsOf(drops: OddsTable["drops"]): number {
  const dearest = drops.toSorted((a, b) => b.marketPriceCents - a.marketPriceCents).at(0);
  if (dearest === undefined) throw new Error("an odds table has no drops");
  return Math.min(10_000, Math.round((10_000 * dearest.sellPriceCents) / dearest.marketPriceCents));
}
