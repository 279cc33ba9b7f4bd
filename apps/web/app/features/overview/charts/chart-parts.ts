/** A named series: one value for each point. */
export type ChartSeries = { id: string; name: string; values: readonly number[]; look: "bars" | "line" | "faint" };

/** A named range: its lower and upper limit for each point. */
export type ChartBand = { name: string; low: readonly number[]; high: readonly number[] };

export type ChartProps = {
  title: string;
  /** The names of the points, at most 90. */
  points: readonly string[];
  series: readonly ChartSeries[];
  band?: ChartBand | undefined;
  /** Writes a value as text. */
  format: (value: number) => string;
  /** Whether the axis includes zero, as it does for amounts. */
  isFromZero?: boolean;
  /** The highest value on the axis. Higher values are cut off. */
  ceiling?: number;
  /** The level of the chart's heading. */
  heading?: "h2" | "h3";
};
