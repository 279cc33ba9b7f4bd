import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import letters from "../../../ui/letters.module.css";
import table from "../../../ui/table.module.css";
import styles from "./limits-page.module.css";

/** The months with any play or top-up, newest first. Without any, says `none`. */
export function MonthsTable({ months, none }: { months: CallResult<"reportPlay">; none: string }) {
  const t = useTexts(texts).months;
  const played = months.filter(({ depositedAmount, spentAmount }) => depositedAmount > 0 || spentAmount > 0);
  const name = new Intl.DateTimeFormat(languages[pageLanguage()].tag, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  if (played.length === 0) return <p className={letters["hint"]}>{none}</p>;
  return (
    <div className={styles["scroll"]}>
      <table className={table["small"]}>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.deposited}</th>
            <th scope="col">{t.paid}</th>
            <th scope="col">{t.won}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ from, depositedAmount, spentAmount, wonAmount }) => (
            <tr key={from}>
              <th scope="row">{name.format(new Date(from))}</th>
              <td>{formatEuros(depositedAmount)}</td>
              <td>{formatEuros(spentAmount)}</td>
              <td>{formatEuros(wonAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
