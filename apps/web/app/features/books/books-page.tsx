import { useState } from "react";
import { useSearchParams } from "react-router";
import { useQuery } from "../../api/use-query.ts";
import { books } from "../../locales/en/books.ts";
import { useTexts } from "../../locales/texts.ts";
import { useMay } from "../../session/use-rights.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { BookFiles } from "./book-files.tsx";
import { BookSettings } from "./book-settings.tsx";
import { PostingTable, VatTable } from "./book-tables.tsx";
import styles from "./books-page.module.css";
import { ClosedMonths } from "./closed-months.tsx";
import { monthsIn } from "./months.ts";
import { PeriodFields } from "./period-fields.tsx";

/** The books of some months: their sums, their files, and what is closed. */
export default function BooksPage() {
  const t = useTexts(books);
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => new Date());
  const months = monthsIn(address, now);
  const { data, error, mutate } = useQuery("getBooks", { query: months }, { revalidateOnFocus: false });
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {t.back}
          </ButtonLink>
        }
      />
      <PeriodFields months={months} onChange={(chosen) => setAddress(chosen, { replace: true })} />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <>
          {data.asOfUtc !== null && (
            <p className={styles["asOf"]}>{t.asOf(dateTimeText(data.asOfUtc), data.timeZone)}</p>
          )}
          {data.lateEntries > 0 && <Alert kind="warning">{t.late(data.lateEntries)}</Alert>}
          <div className={styles["columns"]}>
            <div className={styles["column"]}>
              <PostingTable postings={data.postings} />
              <VatTable vat={data.vat} />
            </div>
            <div className={styles["column"]}>
              <BookFiles months={months} />
              <ClosedMonths closings={data.closings} nextToClose={data.nextToClose} />
            </div>
          </div>
          {may("books.change") === true && (
            <BookSettings key={data.version} settings={data.settings} version={data.version} />
          )}
        </>
      )}
    </>
  );
}
