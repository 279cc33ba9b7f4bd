import { scaleBand, scaleLinear } from "@visx/scale";
import type { ChartProps } from "./chart-parts.ts";

/** The size of the plot in its own units. The plot is then stretched to the available width. */
export const PLOT = { width: 900, height: 240 } as const;

type Scaled = Pick<ChartProps, "points" | "series" | "band" | "isFromZero" | "ceiling">;

/**
 * The scales that place points and values in the plot, and the ticks of its axis. If all values are equal, the axis has
 * one tick.
 */
export function chartScales({ points, series, band, isFromZero = true, ceiling = Infinity }: Scaled) {
  const values = [...series.flatMap((one) => one.values), ...(band?.low ?? []), ...(band?.high ?? [])];
  const lowest = Math.min(...values, ...(isFromZero ? [0] : []));
  const highest = Math.min(ceiling, Math.max(...values, ...(isFromZero ? [0] : [])));
  const isFlat = highest <= lowest;
  const x = scaleBand({ domain: points.map((_, index) => index), range: [0, PLOT.width], padding: 0.24 });
  const y = scaleLinear({ domain: [lowest, isFlat ? lowest + 1 : highest], range: [PLOT.height, 0], nice: 3 });
  const middleOf = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  return { x, y, middleOf, ticks: isFlat ? [lowest] : y.ticks(3) };
}
