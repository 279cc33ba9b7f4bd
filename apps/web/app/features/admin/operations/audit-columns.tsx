import { Link } from "react-router";
import type { audit } from "../../../locales/en/dashboard/audit.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../list/list-parts.ts";
import { actionText } from "./action-text.ts";
import { linesPath } from "./audit-paths.ts";
import styles from "./entry-drawer.module.css";

/** The columns of the audit log. An entry that was changed past the shop says so, one with lines leads to them. */
export function auditColumns(t: Translated<typeof audit>): [Column<"listAudit">, ...Column<"listAudit">[]] {
  return [
    {
      id: "action",
      title: t.audit.action,
      cell: ({ action, isIntact }) => (
        <>
          {actionText(t, action)} {!isIntact && <strong className={styles["tampered"]}>{t.audit.tampered}</strong>}
        </>
      ),
    },
    {
      id: "lines",
      title: t.audit.linesTitle,
      cell: ({ id, lineCount }) => lineCount > 0 && <Link to={linesPath(id)}>{t.audit.lines(lineCount)}</Link>,
    },
    { id: "operator", title: t.operator, cell: ({ actor }) => actor.userName },
    { id: "reason", title: t.reason, cell: ({ reason }) => reason },
    { id: "subject", title: t.subject, cell: ({ subjectId }) => <code>{subjectId}</code>, isExtra: true },
    { id: "time", title: t.time, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
  ];
}
