import { type PointerEvent, useId, useState } from "react";
import { listText } from "../../../locales/joined.ts";
import { charts } from "../../../locales/en/overview/charts.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./chart.module.css";
import { BandMark, PointMark, SeriesMark, Ticks } from "./chart-marks.tsx";
import type { ChartProps } from "./chart-parts.ts";
import { chartScales, PLOT } from "./chart-scales.ts";
import { ChartTable } from "./chart-table.tsx";

/** The index of the point under the pointer. In right-to-left pages the first point is at the right. */
function pointUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  const isFromRight = getComputedStyle(currentTarget).direction === "rtl";
  return Math.min(count - 1, Math.max(0, Math.floor((isFromRight ? 1 - share : share) * count)));
}

/**
 * A chart over time, with a table of all values. Its legend shows the values of one point. The pointer chooses the
 * point; so does a slider over the plot, for keyboards and screen readers.
 */
export default function Chart(props: ChartProps) {
  const { title, points, series, band, format, heading: Heading = "h3" } = props;
  const t = useTexts(charts);
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const scales = chartScales(props);
  const shown = [
    ...series.map(({ id: key, name, values, look }) => ({ key, name, look, text: format(values[at] ?? 0) })),
    ...(band
      ? [
          {
            key: "band",
            name: band.name,
            look: "band",
            text: t.range(format(band.low[at] ?? 0), format(band.high[at] ?? 0)),
          },
        ]
      : []),
  ];
  const spoken = listText([points[at] ?? "", ...shown.map(({ name, text }) => `${name} ${text}`)]);

  return (
    <figure className={styles["chart"]} aria-labelledby={id}>
      <figcaption>
        <Heading id={id}>{title}</Heading>
        <p className={styles["legend"]} aria-hidden="true">
          <span className={styles["when"]}>{points[at]}</span>
          {shown.map(({ key, name, look, text }) => (
            <span key={key} data-look={look}>
              {name} <bdi dir="ltr">{text}</bdi>
            </span>
          ))}
        </p>
      </figcaption>
      <div className={styles["frame"]}>
        <div className={styles["values"]} aria-hidden="true">
          {scales.ticks.map((tick) => (
            <bdi key={tick} dir="ltr" style={{ insetBlockStart: `calc(100% * ${scales.y(tick) / PLOT.height})` }}>
              {format(tick)}
            </bdi>
          ))}
        </div>
        <div
          className={styles["plot"]}
          onPointerMove={(event) => setChosen(pointUnder(event, points.length))}
          onPointerLeave={() => setChosen(undefined)}
        >
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t.explore(title)}
            aria-valuetext={spoken}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
          />
          <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" aria-hidden="true">
            <Ticks scales={scales} />
            {band && <BandMark band={band} scales={scales} />}
            {series.map((one) => (
              <SeriesMark key={one.id} series={one} scales={scales} />
            ))}
            <PointMark at={at} scales={scales} />
          </svg>
        </div>
        <div className={styles["ends"]} aria-hidden="true">
          <span>{points[0]}</span>
          <span>{points[last]}</span>
        </div>
      </div>
      <ChartTable {...props} />
    </figure>
  );
}
