import { useParams } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { VerdictBadge } from "../index.tsx";
import { DisputeExportButton } from "./dispute-export-button.tsx";
import type { Dispute } from "./dispute.ts";
import { DisputeCase } from "./dispute-case.tsx";
import { DisputeMail } from "./dispute-mail.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./disputes.module.css";
import { OpeningPanel } from "./opening-panel.tsx";

function Findings({ dispute: { verdict, isProven, isForged, forkCount } }: { dispute: Dispute }) {
  const t = useTexts(disputes).page;
  return (
    <>
      {isForged && <Alert kind="bad">{t.forgedText}</Alert>}
      {forkCount > 0 && <Alert kind="bad">{t.forks(forkCount)}</Alert>}
      {verdict === "Breach" && <Alert kind={isProven ? "bad" : "warning"}>{isProven ? t.proven : t.claimed}</Alert>}
    </>
  );
}

/** Shows a dispute: evidence, records, ledger entries and verdict beside each other, and the forms to answer it. */
export default function DisputePage() {
  const t = useTexts(disputes).page;
  const { title } = useTexts(disputes);
  const { id = "" } = useParams();
  const may = useMay();
  // Every request for a dispute adds an entry to the audit log, so the page doesn't reload it automatically.
  const quiet = { keepPreviousData: false, revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, error, mutate } = useQuery("getDispute", isId(id) ? { params: { id } } : undefined, quiet);
  return (
    <>
      <PageHeader
        title={data ? t.title(data.person.userName) : title}
        lead={
          data && (
            <span className={layout["line-2-4"]}>
              {data.isForged ? (
                <strong className={styles["forged"]}>{t.forged}</strong>
              ) : (
                <VerdictBadge verdict={data.verdict} />
              )}
              {t.opened(data.openedBy.userName, dateTimeText(data.openedAtUtc))}
            </span>
          )
        }
        actions={
          <>
            {data && <DisputeExportButton id={data.id} />}
            {data && may("people.read") === true && (
              <ButtonLink variant="outline" to={`/dashboard/group/five/${data.person.userInfoId}`}>
                {t.person}
              </ButtonLink>
            )}
            <ButtonLink variant="outline" to="/dashboard/group/six/disputes">
              {t.back}
            </ButtonLink>
          </>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <div className={styles["columns"]}>
          <div className={layout["column-6"]}>
            <Findings dispute={data} />
            {data.openings.map((opening) => (
              <OpeningPanel key={opening.nonce ?? "none"} opening={opening} hasEvidence={data.hasEvidence} />
            ))}
          </div>
          <div className={layout["column-6"]}>
            <DisputeCase dispute={data} />
            {may("cases.change") === true && <DisputeMail dispute={data} />}
          </div>
        </div>
      )}
    </>
  );
}
