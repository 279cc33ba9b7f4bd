import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./limits-page.module.css";

/** Every change of a limit, newest first. */
export function LimitHistory({ history }: Pick<CallResult<"getProtection">, "history">) {
  const t = useTexts(texts);
  if (history.length === 0) return null;
  return (
    <section className={layout["stack-3"]}>
      <h2>{t.history}</h2>
      <ul className={styles["history"]}>
        {history.map(({ kind, period, change, amount, changedAtUtc }) => (
          <li key={`${changedAtUtc} ${kind} ${period}`}>
            <span>
              {t.changed[change](
                t.kinds[kind].title,
                t.periods[period],
                amount === null ? t.none : formatEuros(amount),
              )}
            </span>
            <time dateTime={changedAtUtc} className={letters["hint"]}>
              {dateTimeText(changedAtUtc)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
