import { useState } from "react";
import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { actionText } from "./action-text.ts";
import { entryPath } from "./audit-paths.ts";
import { Changes } from "./changes/changes.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./history.module.css";

/** The History tab of a record: the changes that operators made to it, newest first. */
export function History({ subjectId }: { subjectId: string }) {
  const t = useTexts(audit);
  const canRead = useMay()("audit.read");
  const query = { subjectId, isChange: "true" } as const;
  const { data, error, mutate } = useQuery("listAudit", canRead === true ? { query } : undefined);
  if (canRead === false) return <p>{t.history.denied}</p>;
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={3} height={64} />;
  if (data.items.length === 0) return <p>{t.history.empty}</p>;
  return (
    <>
      <ol className={classes(layout["stack-2"], styles["history"])} aria-label={t.history.title}>
        {data.items.map(({ id, action, actor, approvedBy, createdAtUtc, reason, before, after }) => (
          <li key={id}>
            <details>
              <summary>
                <strong>{actionText(t, action)}</strong> {t.by(actor.userName)}
                {approvedBy !== null && `, ${t.approvedBy(approvedBy.userName)}`}
                <time dateTime={createdAtUtc}>{dateTimeText(createdAtUtc)}</time>
              </summary>
              {reason !== null && <p>{labelled(t.reason, reason)}</p>}
              <Changes before={before} after={after} label={actionText(t, action)} />
              <Link to={entryPath(id)}>{t.history.open}</Link>
            </details>
          </li>
        ))}
      </ol>
      {data.totalPages > 1 && (
        <ButtonLink variant="outline" to={`/dashboard/group/audit?${new URLSearchParams(query)}`}>
          {t.history.more}
        </ButtonLink>
      )}
    </>
  );
}

/**
 * The history of a record whose page has no tabs. It is collapsed at first. Shown only to operators with the
 * permission.
 */
export function HistorySection({ subjectId }: { subjectId: string }) {
  const t = useTexts(audit).history;
  const canRead = useMay()("audit.read") === true;
  const [isOpen, setOpen] = useState(false);
  if (!canRead) return null;
  return (
    <details className={styles["section"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      {isOpen && <History subjectId={subjectId} />}
    </details>
  );
}
