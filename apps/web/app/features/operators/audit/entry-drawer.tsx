import { auditHeadings } from "../../../locales/columns/audit.ts";
import { Link } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { labelled } from "../../../locales/joined.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { actionText } from "./action-text.ts";
import { entryPath, linesPath } from "./audit-paths.ts";
import { Changes } from "./changes/changes.tsx";
import styles from "./entry-drawer.module.css";
import { RevertForm } from "./revert-form.tsx";
import { SubjectLink } from "./subject-link.tsx";
import { useEntryName } from "./use-entry-name.ts";

/** One entry of the audit log: the operator, the reason, the changes, and the entry's place in the hash chain. */
export function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(audit);
  const headings = headingsOf(auditHeadings);
  const { data, error, mutate } = useQuery("listAudit", isId(id) ? { query: { id } } : undefined);
  const entry = data?.items[0];
  const title = entry === undefined ? t.audit.title : actionText(t, entry.action);
  return (
    <Drawer open onClose={onClose} title={title} width="broad">
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {(data?.totalCount === 0 || !isId(id)) && <p>{t.audit.gone}</p>}
      {entry && (
        <div className={styles["entry"]}>
          {!entry.isIntact && <Alert kind="bad">{t.audit.tamperedText}</Alert>}
          <p>
            {dateTimeText(entry.createdAtUtc)} {t.by(entry.actor.userName)}
            {entry.approvedBy !== null && `, ${t.approvedBy(entry.approvedBy.userName)}`}
          </p>
          {entry.reason !== null && <p>{labelled(t.reason, entry.reason)}</p>}
          {entry.revertsId !== null && <p>{t.audit.reverts}</p>}
          <Changes before={entry.before} after={entry.after} label={title} />
          <dl>
            {entry.lineCount > 0 && (
              <>
                <dt>{headings.lines}</dt>
                <dd>
                  <Link to={linesPath(entry.id)}>{t.audit.lines(entry.lineCount)}</Link>
                </dd>
              </>
            )}
            {entry.partOfId !== null && (
              <>
                <dt>{t.audit.partOf}</dt>
                <dd>
                  <PartOf id={entry.partOfId} />
                </dd>
              </>
            )}
            <dt>{headings.subject}</dt>
            <dd>
              <SubjectLink action={entry.action} subjectId={entry.subjectId} />
            </dd>
            <dt>{entry.link === null ? t.audit.waiting : t.audit.place(entry.link.sequence)}</dt>
            {entry.link !== null && (
              <dd>
                <code>{entry.link.hash}</code>
              </dd>
            )}
          </dl>
          {entry.canRevert && <RevertForm id={id} onReverted={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

/** If the shown entry is a line, links to the entry that the line is part of. */
function PartOf({ id }: { id: string }) {
  return <Link to={entryPath(id)}>{useEntryName(id)}</Link>;
}
