import { type ComponentType, useState } from "react";
import { TX_LIST_MAX } from "@trove/contract/constants";
import type { ApiError } from "../../../api/api-error.ts";
import { useQuery } from "../../../api/use-query.ts";
import { useListing } from "../../../listing/use-listing.ts";
import { ownMoney } from "../../../locales/en/account/own-money.ts";
import { balance } from "../../../locales/en/balance.ts";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { lists } from "../../../locales/en/lists.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { selected } from "./statement.ts";
import { StatementDownload } from "./statement-download.tsx";
import { filtersIn, isWithin, lastDays, MOST_DAYS, periodMistake, utcPeriod } from "./statement-filters.ts";
import styles from "./statement-filters-bar.module.css";
import { StatementFiltersBar } from "./statement-filters-bar.tsx";
import { StatementSkeleton } from "./statement-skeleton.tsx";
import { StatementSummary } from "./statement-summary.tsx";
import { StatementTable } from "./statement-table.tsx";

type Props = {
  /**
   * Shows one opening over the page. A property instead of an import, because it belongs to the feature `lootboxes`.
   */
  openingDialog: ComponentType<{ transactionId: string; onClose: () => void }>;
};

/** The account's statement for a period, grouped by day, with the balance after each row. */
export function TransactionsPage({ openingDialog: OpeningDialog }: Props) {
  const t = useTexts(balance).transactions;
  const own = useTexts(ownMoney);
  const giftTexts = useTexts(gifts);
  const listTexts = useTexts(lists);
  const { data: ownMoneyNow } = useQuery("getOwnMoney", {});
  const [now] = useState(() => new Date());
  const { search, change } = useListing();
  const [opening, setOpening] = useState<string>();
  const [downloadError, setDownloadError] = useState<ApiError>();
  const filters = filtersIn(search, now);
  const mistake = periodMistake(filters);
  const list = useQuery("listTransactions", mistake === undefined ? { query: utcPeriod(filters) } : undefined);

  const all = (list.data ?? []).filter(({ createdAtUtc }) => isWithin(filters, createdAtUtc));
  const rows = selected(all, filters);
  const isCut = list.data !== undefined && list.data.length >= TX_LIST_MAX;
  const isNarrowed = filters.type !== undefined || filters.status !== undefined;

  const clear = (
    <Button variant="soft" onClick={() => change({ type: undefined, status: undefined }, { replace: true })}>
      {listTexts.clear}
    </Button>
  );
  const year = lastDays(MOST_DAYS, now);
  const empty =
    isNarrowed && all.length > 0 ? (
      clear
    ) : (
      <ButtonLink variant="soft" to={`?from=${year.from}&to=${year.to}`}>
        {t.widen}
      </ButtonLink>
    );

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            {ownMoneyNow?.isOffered !== false && (
              <ButtonLink variant="soft" size="small" className={styles["own"]} to="/balance/returns">
                {own.link}
              </ButtonLink>
            )}
            <ButtonLink variant="soft" size="small" className={styles["own"]} to="/balance/gifts">
              {giftTexts.link}
            </ButtonLink>
            <StatementDownload filters={filters} rows={rows} isCut={isCut} onError={setDownloadError} />
          </>
        }
      />
      <StatementFiltersBar
        filters={filters}
        mistake={mistake}
        now={now}
        onChange={(changes) => change(changes, { replace: true })}
        results={t.count(rows.length)}
      />
      <p role="status" className="visually-hidden">
        {list.data !== undefined && mistake === undefined ? t.count(rows.length) : ""}
      </p>
      {downloadError !== undefined && <ErrorState error={downloadError} />}
      {isCut && mistake === undefined && <Alert>{t.cut(TX_LIST_MAX)}</Alert>}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.mutate()} />}
      {list.data === undefined && !list.error && mistake === undefined && <StatementSkeleton />}
      {list.data !== undefined && mistake === undefined && rows.length === 0 && (
        <EmptyState text={t.none} action={empty} />
      )}
      {rows.length > 0 && mistake === undefined && (
        <>
          <StatementSummary rows={rows} all={isNarrowed || isCut ? undefined : all} />
          <StatementTable
            key={search.toString()}
            rows={filters.isOldestFirst ? rows.toReversed() : rows}
            filters={filters}
            now={now}
            onTurn={() => change({ order: filters.isOldestFirst ? undefined : "oldest" })}
            onOpening={setOpening}
          />
        </>
      )}
      {opening !== undefined && <OpeningDialog transactionId={opening} onClose={() => setOpening(undefined)} />}
    </>
  );
}
