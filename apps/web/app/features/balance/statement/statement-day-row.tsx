import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import { balance } from "../../../locales/en/balance.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dayOf, dayText } from "../../../ui/date-text.ts";
import type { StatementDay } from "./statement.ts";
import { lastDays } from "./statement-filters.ts";
import styles from "./statement-table.module.css";

/** The heading above one day's rows: its name, its date, and its totals in and out. */
export function StatementDayRow({ day, now }: { day: StatementDay; now: Date }) {
  const t = useTexts(balance).transactions;
  const { tag } = languages[pageLanguage()];
  const first = day.rows[0]?.createdAtUtc ?? now;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: "long" }).format(new Date(first));
  const name = { [dayOf(now)]: t.today, [lastDays(2, now).from]: t.yesterday }[day.day] ?? weekday;

  return (
    <tr className={styles["day"]}>
      <th scope="rowgroup" colSpan={2}>
        {name} <span className={styles["date"]}>{dayText(first)}</span>
      </th>
      <td className={styles["dayTotals"]}>
        <span>
          {day.moneyIn > 0 && (
            <bdi dir="ltr" className={styles["incoming"]}>
              +{formatEuros(day.moneyIn)}
            </bdi>
          )}
          {day.moneyOut > 0 && <bdi dir="ltr">−{formatEuros(day.moneyOut)}</bdi>}
        </span>
      </td>
    </tr>
  );
}
