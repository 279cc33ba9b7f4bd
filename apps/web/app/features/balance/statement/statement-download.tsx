import { useState } from "react";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { selected, type Transaction } from "./statement.ts";
import { statementCsv } from "./statement-csv.ts";
import styles from "./statement-filters-bar.module.css";
import { isWithin, type StatementFilters, utcPeriod } from "./statement-filters.ts";

type Props = {
  filters: StatementFilters;
  rows: readonly Transaction[];
  /** True if `rows` are only a part of the period's transactions. */
  isCut: boolean;
  /** Called with the error of a failed download, and with undefined when a new download begins. */
  onError: (error: ApiError | undefined) => void;
};

/** Downloads all transactions of the period that match the filters. If `rows` are cut, loads all of them first. */
export function StatementDownload({ filters, rows, isCut, onError }: Props) {
  const t = useTexts(balance).transactions;
  const [busy, setBusy] = useState(false);

  async function allRows(): Promise<readonly Transaction[]> {
    if (!isCut) return rows;
    const all = await call("downloadStatement", { query: { ...utcPeriod(filters), format: "json" } });
    return selected(
      all.filter(({ createdAtUtc }) => isWithin(filters, createdAtUtc)),
      filters,
    );
  }

  async function download(): Promise<void> {
    setBusy(true);
    onError(undefined);
    try {
      const csv = statementCsv(await allRows(), t);
      saveFile(t.csv.fileName(filters.from, filters.to), csv, "text/csv;charset=utf-8");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outline"
      className={styles["download"]}
      icon={<IconDownload size={18} />}
      disabled={rows.length === 0}
      busy={busy}
      onClick={() => void download()}
    >
      <span className={styles["text"]}>{t.export}</span>
    </Button>
  );
}
