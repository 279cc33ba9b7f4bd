import type { CallResult } from "../../../api/request.ts";
import { overview } from "../../../locales/en/overview/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import tables from "../../../ui/table.module.css";
import styles from "./entries-page.module.css";

type Entry = CallResult<"listOverviewEntries">["items"][number];

/** Ledger entries as a table. On phones, each entry is a card. */
export function EntryTable({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const t = useTexts(overview).entries;
  const { when, what, who, from, to, amount } = t.columns;
  return (
    <table className={classes(tables["small"], styles["table"])} aria-label={label}>
      <thead>
        <tr>
          {[when, what, who, from, to].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col" className={styles["end"]}>
            {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" data-label={when}>
              <time dateTime={entry.createdAtUtc}>{dateTimeText(entry.createdAtUtc)}</time>
            </th>
            <td data-label={what}>
              <bdi>{entry.description ?? "–"}</bdi>
            </td>
            <td data-label={who}>
              <bdi>{entry.person?.userName ?? t.nobody}</bdi>
            </td>
            <td data-label={from}>
              <code>{entry.fromAccount}</code>
            </td>
            <td data-label={to}>
              <code>{entry.toAccount}</code>
            </td>
            <td data-label={amount} className={styles["end"]}>
              <Price amount={entry.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
