import { useState } from "react";
import { IconAdjustments } from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { lists } from "../../../locales/en/lists.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { mistakeText, StatementFields } from "./statement-fields.tsx";
import { type FilterProps, lastDays, MOST_DAYS } from "./statement-filters.ts";
import styles from "./statement-filters-bar.module.css";

const FilterDrawer = later(() => import("../../../listing/filter-drawer.tsx"));

const PERIODS = [7, 30, 90, MOST_DAYS];

/** Buttons for common periods on one line; dates, type and status below it, or in a drawer on phones. */
export function StatementFiltersBar({ results, ...props }: FilterProps & { results: string }) {
  const { filters, now, onChange } = props;
  const t = useTexts(balance).transactions;
  const listTexts = useTexts(lists);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");

  return (
    <div className={styles["bar"]}>
      <div className={styles["line"]}>
        <div className={styles["periods"]} role="group" aria-label={t.period}>
          {PERIODS.map((days) => {
            const period = lastDays(days, now);
            const isChosen = period.from === filters.from && period.to === filters.to;
            return (
              <button key={days} type="button" aria-pressed={isChosen} onClick={() => onChange(period)}>
                {days === MOST_DAYS ? t.year : t.days(days)}
              </button>
            );
          })}
        </div>
        <Button
          variant="outline"
          className={styles["more"]}
          icon={<IconAdjustments size={20} stroke={1.8} />}
          aria-haspopup="dialog"
          onClick={() => setDrawer("open")}
        >
          {listTexts.filters}
        </Button>
      </div>
      <div className={styles["inline"]}>
        <StatementFields {...props} />
      </div>
      {props.mistake && (
        <div className={styles["narrow"]}>
          <Alert kind="bad">{mistakeText(props.mistake, t)}</Alert>
        </div>
      )}
      {drawer !== "never" && (
        <FilterDrawer open={drawer === "open"} onClose={() => setDrawer("closed")} results={results}>
          <StatementFields {...props} />
        </FilterDrawer>
      )}
    </div>
  );
}
