import type { audit } from "../../../locales/en/operators/audit.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../lists/list-parts.ts";
import { actionText } from "./action-text.ts";
import styles from "./entry-drawer.module.css";

/** The columns of the audit log. An entry that was changed past the shop says so. */
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
    { id: "operator", title: t.operator, cell: ({ actor }) => actor.userName },
    { id: "reason", title: t.reason, cell: ({ reason }) => reason },
    { id: "subject", title: t.subject, cell: ({ subjectId }) => <code>{subjectId}</code>, isExtra: true },
    { id: "time", title: t.time, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
  ];
}
