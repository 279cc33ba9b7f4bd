import { charts } from "../../../locales/en/overview/charts.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./chart.module.css";
import type { ChartProps } from "./chart-parts.ts";

/** The chart's values as a table, which the person can open. */
export function ChartTable({ title, points, series, band, format }: ChartProps) {
  const t = useTexts(charts);
  return (
    <details className={styles["details"]}>
      <summary>{t.table(title)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.point}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {band && <th scope="col">{band.name}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ id, values }) => (
                <td key={id}>
                  <bdi dir="ltr">{format(values[index] ?? 0)}</bdi>
                </td>
              ))}
              {band && (
                <td>
                  <bdi dir="ltr">{t.range(format(band.low[index] ?? 0), format(band.high[index] ?? 0))}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
