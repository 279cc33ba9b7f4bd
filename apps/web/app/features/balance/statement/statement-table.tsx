import { useState } from "react";
import { IconArrowDown, IconArrowUp } from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { byDay, type Transaction } from "./statement.ts";
import type { StatementFilters } from "./statement-filters.ts";
import { StatementDayRow } from "./statement-day-row.tsx";
import { StatementRow } from "./statement-row.tsx";
import styles from "./statement-table.module.css";

/** Number of rows added at a time, because a year can have thousands of rows. */
const STEP = 100;

type Props = {
  rows: readonly Transaction[];
  filters: StatementFilters;
  now: Date;
  onTurn: () => void;
  onOpening: (transactionId: string) => void;
};

/** A table on wide screens, labelled cards on phones; each day has its own `<tbody>`. */
export function StatementTable({ rows, filters, now, onTurn, onOpening }: Props) {
  const t = useTexts(balance).transactions;
  const [shown, setShown] = useState(STEP);
  const { columns } = t;
  const Arrow = filters.isOldestFirst ? IconArrowUp : IconArrowDown;

  return (
    <>
      <table className={styles["table"]}>
        <caption className="visually-hidden">
          {t.caption(filters.from, filters.to)}, {filters.isOldestFirst ? t.oldestFirst : t.newestFirst}
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={filters.isOldestFirst ? "ascending" : "descending"}>
              <button type="button" onClick={onTurn}>
                {columns.time}
                <Arrow size={16} aria-hidden="true" />
              </button>
            </th>
            <th scope="col">{columns.what}</th>
            <th scope="col" className={styles["number"]}>
              {columns.amount}
            </th>
            <th scope="col" className={styles["number"]}>
              {columns.balance}
            </th>
          </tr>
        </thead>
        {byDay(rows.slice(0, shown)).map((day) => (
          <tbody key={day.day}>
            <StatementDayRow day={day} now={now} />
            {day.rows.map((row) => (
              <StatementRow key={row.transactionId} row={row} onOpening={onOpening} />
            ))}
          </tbody>
        ))}
      </table>
      {rows.length > shown && (
        <div className={styles["more"]}>
          <p>{t.fewer(shown, rows.length)}</p>
          <Button variant="outline" onClick={() => setShown(shown + STEP)}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  );
}
