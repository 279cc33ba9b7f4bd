import { formatEuros, ZERO_CENTS } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { limits as limitTexts } from "../../../locales/en/protection/limits.ts";
import { seen as texts } from "../../../locales/en/protection/seen.ts";
import { labelled } from "../../../locales/joined.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { LimitHistory } from "../limits/limit-history.tsx";
import { COUNTED } from "../limits/counted.ts";
import styles from "../limits/limits-page.module.css";
import { MonthsTable } from "../limits/months-table.tsx";

type Seen = CallResult<"getPersonProtection">;

function breakText(taken: Seen["protection"]["break"], t: Translated<typeof texts>): string {
  if (taken === null) return t.noBreak;
  const until = dateTimeText(taken.untilUtc);
  if (taken.kind === "Break") return t.taking(until);
  return taken.reopensAtUtc === null ? t.excluded(until) : t.reopening(dateTimeText(taken.reopensAtUtc));
}

function Limits({ protection: { limits, used } }: Pick<Seen, "protection">) {
  const t = useTexts(texts);
  const words = useTexts(limitTexts);
  const set = limits.filter(({ amount, raise }) => amount !== null || raise !== null);
  if (set.length === 0) return <p className={letters["hint"]}>{t.noLimits}</p>;
  return (
    <ul className={styles["history"]}>
      {set.map(({ id, kind, period, amount, raise }) => {
        const counted = used.find((sums) => sums.period === period)?.[COUNTED[kind]] ?? ZERO_CENTS;
        const most = amount === null ? words.none : words.used(formatEuros(counted), formatEuros(amount));
        return (
          <li key={id}>
            <span>{labelled(words.kinds[kind].title, words.periods[period])}</span>
            <span>{most}</span>
            {raise !== null && (
              <span className={letters["hint"]}>
                {t.asked(
                  raise.amount === null ? words.none : formatEuros(raise.amount),
                  dateTimeText(raise.confirmableAtUtc),
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The protection of a person, for operators: break, limits with the sums that count, and months of play. */
export default function SeenProtection({
  seen: { protection, months },
}: {
  seen: Pick<Seen, "protection" | "months">;
}) {
  const t = useTexts(texts);
  return (
    <>
      <section className={classes(layout["stack-3"], layout["card"])}>
        <h2>{t.break}</h2>
        <p>{breakText(protection.break, t)}</p>
      </section>
      <section className={classes(layout["stack-3"], layout["card"])}>
        <h2>{t.limits}</h2>
        <Limits protection={protection} />
        <LimitHistory history={protection.history} />
      </section>
      <section className={classes(layout["stack-3"], layout["card"])}>
        <h2>{t.months}</h2>
        <MonthsTable months={months} none={t.noMonths} />
      </section>
    </>
  );
}
