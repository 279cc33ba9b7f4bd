import { formatEuros } from "@trove/money";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import table from "../../../ui/table.module.css";
import { languages } from "@trove/contract/languages";
import styles from "./limits-page.module.css";

/** The months with any play or top-up, newest first. */
export function PlayMonths() {
  const t = useTexts(texts).months;
  const { data } = useQuery("reportPlay", { query: { months: 12 } });
  const months = data?.filter(({ depositedAmount, spentAmount }) => depositedAmount > 0 || spentAmount > 0) ?? [];
  const name = new Intl.DateTimeFormat(languages[pageLanguage()].tag, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <section className={layout["stack-3"]}>
      <h2>{t.title}</h2>
      {months.length === 0 ? (
        <p className={letters["hint"]}>{t.none}</p>
      ) : (
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
              {months.map(({ from, depositedAmount, spentAmount, wonAmount }) => (
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
      )}
    </section>
  );
}
