import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import table from "../../../ui/table.module.css";
import styles from "./months-table.module.css";
import { Price } from "../../../ui/price.tsx";

type Month = CallResult<"getPersonProtection">["months"][number];

/** True for a month with any play, sale or top-up. */
export const isPlayed = (month: Month) => month.depositedAmount + month.spentAmount + month.soldAmount > 0;

/** The months with any play, sale or top-up, newest first. Without any, says `none`. */
export function MonthsTable({ months, none }: { months: readonly Month[]; none: string }) {
  const t = useTexts(texts).months;
  const played = months.filter(isPlayed);
  const name = new Intl.DateTimeFormat(languages[pageLanguage()].tag, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const columns = [t.deposited, t.paid, t.won, t.net, t.sold, t.played];
  const cellsOf = (month: Month) => [
    formatEuros(month.depositedAmount),
    formatEuros(month.spentAmount),
    formatEuros(month.wonAmount),
    <Price key="net" amount={month.netAmount} />,
    formatEuros(month.soldAmount),
    t.time(Math.floor(month.playedMinutes / 60), month.playedMinutes % 60),
  ];
  if (played.length === 0) return <p className={letters["hint"]}>{none}</p>;
  return (
    <table className={classes(table["close"], table["pairs"], styles["months"])}>
      <thead>
        <tr>
          {[t.month, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {played.map((month) => (
          <tr key={month.from}>
            <th scope="row">{name.format(new Date(month.from))}</th>
            {cellsOf(month).map((cell, place) => (
              <td key={columns[place]} data-label={columns[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
