/** Values of one kind at each point. */
export type ChartSeries = { id: string; name: string; values: readonly number[]; look: "bars" | "line" | "faint" };

/** A range at each point. */
export type ChartBand = { name: string; low: readonly number[]; high: readonly number[] };

export type ChartProps = {
  title: string;
  /** The names of the points, at most 90. */
  points: readonly string[];
  series: readonly ChartSeries[];
  band?: ChartBand | undefined;
  /** How a value is written. */
  format: (value: number) => string;
  /** Whether the values begin at zero, as amounts do. */
  isFromZero?: boolean;
  /** Where the plot ends although values may be higher. */
  ceiling?: number;
  /** The level of the title among the page's headings. */
  heading?: "h2" | "h3";
};
