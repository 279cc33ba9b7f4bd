import { AreaClosed, Bar, Line, LinePath } from "@visx/shape";
import styles from "./chart.module.css";
import type { ChartBand, ChartSeries } from "./chart-parts.ts";
import { type chartScales, PLOT } from "./chart-scales.ts";

type Scales = ReturnType<typeof chartScales>;

/** The horizontal lines behind the values, one for each tick of the axis. */
export function Ticks({ scales: { y, ticks } }: { scales: Scales }) {
  return ticks.map((tick) => (
    <Line key={tick} className={styles["tick"]} from={{ x: 0, y: y(tick) }} to={{ x: PLOT.width, y: y(tick) }} />
  ));
}

/** The area between the lower and upper limits of a band. */
export function BandMark({ band: { low, high }, scales: { y, middleOf } }: { band: ChartBand; scales: Scales }) {
  return (
    <AreaClosed
      className={styles["band"]}
      data={[...high.keys()]}
      x={middleOf}
      y={(index) => y(high[index] ?? 0)}
      y0={(index) => y(low[index] ?? 0)}
      yScale={y}
    />
  );
}

/** One series, as bars or as a line. */
export function SeriesMark({ series, scales }: { series: ChartSeries; scales: Scales }) {
  const { x, y, middleOf } = scales;
  if (series.look !== "bars") {
    return (
      <LinePath
        className={styles[series.look]}
        data={[...series.values]}
        x={(_, index) => middleOf(index)}
        y={(value) => y(value)}
      />
    );
  }
  const ground = y(Math.max(0, y.domain()[0] ?? 0));
  return series.values.map((value, index) => (
    <Bar
      key={index}
      className={styles["bars"]}
      x={x(index) ?? 0}
      width={x.bandwidth()}
      y={Math.min(y(value), ground)}
      height={Math.abs(ground - y(value))}
    />
  ));
}

/** Marks the point whose values the legend shows. */
export function PointMark({ at, scales: { middleOf } }: { at: number; scales: Scales }) {
  const x = middleOf(at);
  return <Line className={styles["point"]} from={{ x, y: 0 }} to={{ x, y: PLOT.height }} />;
}
