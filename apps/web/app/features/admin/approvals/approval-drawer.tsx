import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import { audit } from "../../../locales/en/dashboard/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { actionText } from "../operations/action-text.ts";
import { Difference } from "../operations/difference.tsx";
import styles from "../operations/entry-drawer.module.css";
import { SubjectLink } from "../operations/subject-link.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** What somebody has asked for, with its difference, and the two answers. */
export function ApprovalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(audit);
  const { data, error, mutate } = useQuery("listApprovals", isId(id) ? { query: { id } } : undefined);
  const approval = data?.items[0];
  const title = approval === undefined ? t.approvals.title : actionText(t, approval.action);
  return (
    <Drawer open onClose={onClose} title={title} width="broad">
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {(data?.totalCount === 0 || !isId(id)) && <p>{t.approvals.gone}</p>}
      {approval && (
        <div className={styles["entry"]}>
          <p>
            {dateTimeText(approval.requestedAtUtc)} {t.by(approval.requestedBy.userName)}
          </p>
          {approval.reason !== null && (
            <p>
              {t.reason}: {approval.reason}
            </p>
          )}
          <Difference before={approval.before} after={approval.after} label={title} />
          <dl>
            <dt>{t.subject}</dt>
            <dd>
              <SubjectLink action={approval.action} subjectId={approval.subjectId} />
            </dd>
          </dl>
          {approval.status === "Waiting" ? (
            <p>
              {t.approvals.expires}: {dateTimeText(approval.expiresAtUtc)}
            </p>
          ) : (
            <p>
              {t.approvals.statuses[approval.status]}
              {approval.decidedBy !== null && ` ${t.by(approval.decidedBy.userName)}`}
              {approval.decisionReason !== null && `: ${approval.decisionReason}`}
            </p>
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
