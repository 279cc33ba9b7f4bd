import { Link, useSearchParams } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { bank } from "../../../../locales/en/payments/bank.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { StatusMark } from "../../../../ui/status-mark.tsx";
import { EntryList } from "../../../operators/index.ts";
import styles from "../payments.module.css";
import lines from "./statements.module.css";
import { BANK_PATH, statementPath } from "./statement-path.ts";
import { UploadPanel } from "./upload-panel.tsx";

function Statements() {
  const t = useTexts(bank);
  const [address] = useSearchParams();
  const query = { pageNumber: Number(address.get("page") ?? 1) || 1 };
  const { data, error, mutate } = useQuery("listBankStatements", { query });
  return (
    <section className={styles["panel"]} aria-labelledby="statements">
      <h2 id="statements">{t.statements}</h2>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={56} />}
      {data?.items.length === 0 && <p className={styles["quiet"]}>{t.none}</p>}
      <EntryList>
        {data?.items.map(({ id, fileName, fromDay, untilDay, bookings, appliedAtUtc }) => (
          <li key={id}>
            <p className={lines["line"]}>
              <Link to={statementPath(id)}>
                <bdi>{fileName}</bdi>
              </Link>
              <StatusMark tone={appliedAtUtc === null ? "waiting" : "good"}>
                {appliedAtUtc === null ? t.waits : t.applied}
              </StatusMark>
            </p>
            <p className={lines["line"]}>
              <bdi>{t.days(fromDay, untilDay)}</bdi>
              <bdi>{t.bookings(bookings)}</bdi>
            </p>
          </li>
        ))}
      </EntryList>
      {data && <Pager {...data} />}
    </section>
  );
}

/** The statements of the shop's bank account, and the form to upload one. */
export default function BankPage() {
  const t = useTexts(bank);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to={`${BANK_PATH}/refunds`}>
            {t.toRefunds}
          </ButtonLink>
        }
      />
      <div className={styles["columns"]}>
        <Statements />
        <May permission="payments.change">
          <UploadPanel />
        </May>
      </div>
    </>
  );
}
