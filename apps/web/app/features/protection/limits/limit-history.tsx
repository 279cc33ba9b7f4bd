import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import letters from "../../../ui/letters.module.css";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import styles from "./limits-page.module.css";

/** Every change of a limit, newest first. */
export function LimitHistory({ history }: Pick<CallResult<"getProtection">, "history">) {
  const t = useTexts(texts);
  if (history.length === 0) return null;
  return (
    <SettingsPart id="history" title={t.history}>
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
    </SettingsPart>
  );
}
