import { useState } from "react";
import { IconAdjustments } from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { lists } from "../../../locales/en/lists.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { KindFields, mistakeText, PeriodFields } from "./statement-fields.tsx";
import { type FilterProps, lastDays, MOST_DAYS } from "./statement-filters.ts";
import styles from "./statement-filters-bar.module.css";

const FilterDrawer = later(() => import("../../../listing/filter-drawer.tsx"));

const PERIODS = [7, 30, 90, MOST_DAYS];

/** Periods, type and status on one line, with dates below it for a period of one's own; in a drawer on phones. */
export function StatementFiltersBar({ results, ...props }: FilterProps & { results: string }) {
  const { filters, now, onChange } = props;
  const t = useTexts(balance).transactions;
  const listTexts = useTexts(lists);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const periods = PERIODS.map((days) => ({ days, ...lastDays(days, now) }));
  const chosen = periods.find(({ from, to }) => from === filters.from && to === filters.to);
  const [isCustom, setCustom] = useState(false);
  const hasDates = isCustom || chosen === undefined;

  return (
    <div className={styles["bar"]}>
      <div className={styles["line"]}>
        <div className={styles["periods"]} role="group" aria-label={t.period}>
          {periods.map(({ days, from, to }) => (
            <button
              key={days}
              type="button"
              aria-pressed={!hasDates && days === chosen.days}
              onClick={() => {
                setCustom(false);
                onChange({ from, to });
              }}
            >
              {days === MOST_DAYS ? t.year : t.days(days)}
            </button>
          ))}
          <button type="button" className={styles["own"]} aria-pressed={hasDates} onClick={() => setCustom(true)}>
            {t.ownPeriod}
          </button>
        </div>
        <div className={styles["inline"]}>
          <KindFields {...props} />
        </div>
        <Button
          variant="outline"
          className={styles["more"]}
          icon={<IconAdjustments size={20} stroke={1.8} />}
          aria-label={listTexts.filters}
          aria-haspopup="dialog"
          onClick={() => setDrawer("open")}
        />
      </div>
      {hasDates && (
        <div className={styles["inline"]}>
          <PeriodFields {...props} />
        </div>
      )}
      {props.mistake && (
        <div className={styles["narrow"]}>
          <Alert kind="bad">{mistakeText(props.mistake, t)}</Alert>
        </div>
      )}
      {drawer !== "never" && (
        <FilterDrawer open={drawer === "open"} onClose={() => setDrawer("closed")} results={results}>
          <div className={styles["drawer"]}>
            <PeriodFields {...props} />
            <KindFields {...props} />
          </div>
        </FilterDrawer>
      )}
    </div>
  );
}
