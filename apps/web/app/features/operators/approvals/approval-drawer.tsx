import { isId } from "../../../api/is-id.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { auditHeadings } from "../../../locales/columns/audit.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { labelled } from "../../../locales/joined.ts";
import { headingsOf, type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { useAskedText } from "../audit/changes/asked-text.ts";
import { Changes } from "../audit/changes/changes.tsx";
import styles from "../audit/entry-drawer.module.css";
import { SubjectLink } from "../audit/subject-link.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { WorkPreview } from "./work-preview.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

type Approval = CallResult<"listApprovals">["items"][number];

/** The approval's outcome: its status, who decided, and why. */
function outcomeText(t: Translated<typeof audit>, { status, decidedBy, decisionReason }: Approval): string {
  const reached = t.approvals.statuses[status];
  const outcome = decidedBy === null ? reached : `${reached} ${t.by(decidedBy.userName)}`;
  return decisionReason === null ? outcome : labelled(outcome, decisionReason);
}

/** A requested change with its values before and after, and the buttons to approve, reject or withdraw it. */
export function ApprovalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(audit);
  const askedText = useAskedText();
  const { data, error, mutate } = useQuery("listApprovals", isId(id) ? { query: { id } } : undefined);
  const approval = data?.items[0];
  const title = approval === undefined ? t.approvals.title : askedText(approval);
  return (
    <Drawer open onClose={onClose} title={title} width="broad">
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {(data?.totalCount === 0 || !isId(id)) && <p>{t.approvals.gone}</p>}
      {approval && (
        <div className={styles["entry"]}>
          <p>
            {dateTimeText(approval.requestedAtUtc)} {t.by(approval.requestedBy.userName)}
          </p>
          {approval.reason !== null && <p>{labelled(t.reason, approval.reason)}</p>}
          <Changes before={approval.before} after={approval.after} label={title} />
          {approval.asked?.action === "startWork" && <WorkPreview id={approval.subjectId} rows={approval.asked.rows} />}
          <dl>
            <dt>{headingsOf(auditHeadings).subject}</dt>
            <dd>
              <SubjectLink action={approval.action} subjectId={approval.subjectId} />
            </dd>
          </dl>
          {approval.status === "Waiting" ? (
            <p>{labelled(t.approvals.expires, dateTimeText(approval.expiresAtUtc))}</p>
          ) : (
            <p>{outcomeText(t, approval)}</p>
          )}
          {approval.canDecide && <DecisionForm id={id} onDecided={onClose} />}
          {approval.canWithdraw && (
            <>
              <p>{t.approvals.own}</p>
              <WithdrawButton id={id} onWithdrawn={onClose} />
            </>
          )}
        </div>
      )}
    </Drawer>
  );
}
