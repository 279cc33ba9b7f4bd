import { OVERVIEW_FIGURES } from "@trove/contract/constants";
import { useQuery } from "../../../api/use-query.ts";
import { readChoice, readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { overview } from "../../../locales/en/overview/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { Price } from "../../../ui/price.tsx";
import { Seal } from "../seal.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./entries-page.module.css";
import { EntryTable } from "./entry-table.tsx";

/** Reads the start of an hour from the URL; undefined if it is missing or invalid. */
function readHour(address: URLSearchParams, name: string): string | undefined {
  const text = address.get(name) ?? "";
  return /^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/.test(text) ? text : undefined;
}

const hourText = (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)}`;

/** Lists the ledger entries that add up to a figure of the overview. */
export default function EntriesPage() {
  const t = useTexts(overview);
  const { search: address } = useListing();
  const figure = readChoice(address, "figure", OVERVIEW_FIGURES);
  const [fromUtc, toUtc] = [readHour(address, "from"), readHour(address, "to")];
  const page = readPage(address);
  const query = { figure, fromUtc, toUtc, pageNumber: page };
  const { data, error, mutate } = useQuery("listOverviewEntries", { query });
  const top = useTopOfPage(page);
  const isPeriod = fromUtc !== undefined && toUtc !== undefined;
  return (
    <>
      <PageHeader
        title={t.entries.title(t.figures[figure])}
        lead={isPeriod ? t.entries.period(hourText(fromUtc), hourText(toUtc)) : t.entries.always}
        actions={
          <ButtonLink variant="outline" to="/dashboard">
            {t.back}
          </ButtonLink>
        }
      />
      <div ref={top} className={layout["stack-4"]}>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={8} height={52} />}
        {data && (
          <div className={styles["sum"]}>
            <p role="status">
              {t.salesOf(data.totalCount)} · <Price amount={data.total} />
            </p>
            <Seal seal={data.seal} />
          </div>
        )}
        {data?.totalCount === 0 && <EmptyState text={t.entries.none} />}
        {data !== undefined && data.items.length > 0 && (
          <EntryTable label={t.entries.title(t.figures[figure])} entries={data.items} />
        )}
        <Pager pageNumber={page} totalPages={data?.totalPages ?? 1} />
      </div>
    </>
  );
}
