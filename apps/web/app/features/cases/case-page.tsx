import { caseHeadings } from "../../locales/columns/cases.ts";
import { IconArrowLeft } from "../../ui/icons/shop-icons.ts";
import { useParams } from "react-router";
import { isId } from "../../api/is-id.ts";
import { useQuery } from "../../api/use-query.ts";
import { labelled } from "../../locales/joined.ts";
import { cases } from "../../locales/en/cases.ts";
import { headingsOf, useTexts } from "../../locales/texts.ts";
import { May } from "../../session/may.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { IdentityReview } from "../protection/index.tsx";
import { OthersHere, HistorySection } from "../operators/index.ts";
import { CaseComplaint } from "./case-complaint.tsx";
import { CaseNotes } from "./case-notes.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./case-page.module.css";
import { CasePeople } from "./case-people.tsx";
import { CaseSignals } from "./case-signals.tsx";
import { HarmSteps } from "./harm-steps.tsx";
import { CaseStatusMark } from "./case-status-mark.tsx";
import { CaseSteps } from "./case-steps.tsx";

/** The page of one case: the people, the signals and notes about them, and the steps to its end. */
export default function CasePage() {
  const t = useTexts(cases);
  const { id = "" } = useParams();
  const input = isId(id) ? { params: { id } } : undefined;
  const { data: found, error, mutate } = useQuery("getCase", input, { keepPreviousData: false });
  return (
    <>
      <PageHeader
        title={found?.number ?? t.title}
        lead={
          found && (
            <span className={layout["line-2"]}>
              <CaseStatusMark status={found.status} outcome={found.outcome} />
              <span>{labelled(headingsOf(caseHeadings).assignee, found.assignee?.userName ?? t.nobody)}</span>
            </span>
          )
        }
        actions={
          <ButtonLink to="/dashboard/group/cases" variant="outline" icon={<IconArrowLeft size={18} />}>
            {t.back}
          </ButtonLink>
        }
      />
      {isId(id) && <OthersHere kind="case" key={id} subjectId={id} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {found === undefined && !error && <SkeletonRows count={6} />}
      {found && (
        <div className={styles["page"]}>
          <div className={layout["column-6"]}>
            {found.complaint && <CaseComplaint complaint={found.complaint} />}
            <CaseSignals found={found} />
            <HarmSteps found={found} />
            <May permission="identity.decide">
              {[
                ...new Set(found.signals.flatMap(({ kind, personId }) => (kind === "IdentityCheck" ? [personId] : []))),
              ].map((personId) => (
                <IdentityReview key={personId} personId={personId} />
              ))}
            </May>
            <CasePeople people={found.people} />
            <HistorySection subjectId={found.id} />
          </div>
          <div className={layout["column-6"]}>
            <May permission="cases.change">
              <CaseSteps key={found.version} found={found} />
            </May>
            <CaseNotes found={found} />
          </div>
        </div>
      )}
    </>
  );
}
