import { auditHeadings } from "../../../locales/columns/audit.ts";
import { Link } from "react-router";
import type { audit } from "../../../locales/en/operators/audit.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column, RowOf } from "../lists/list-parts.ts";
import { actionText } from "./action-text.ts";
import { linesPath } from "./audit-paths.ts";
import styles from "./entry-drawer.module.css";

type Entry = RowOf<"listAudit">;

/** The name of the changed record, or undefined if the recorded state has none. */
function nameOf({ before, after }: Entry): string | undefined {
  const name: unknown = Object(after ?? before).name;
  return typeof name === "string" ? name : undefined;
}

function Subject({ entry }: { entry: Entry }) {
  const name = nameOf(entry);
  return name === undefined ? <code>{entry.subjectId}</code> : <bdi>{name}</bdi>;
}

/**
 * The columns of the audit log. Marks entries that were tampered with. An entry about many things has lines, one for
 * each thing, and links to them. `areLines` selects the columns of a list of lines, which show each thing's name.
 */
export function auditColumns(
  t: Translated<typeof audit>,
  areLines: boolean,
): [Column<"listAudit">, ...Column<"listAudit">[]] {
  const headings = headingsOf(auditHeadings);
  const lines: Column<"listAudit"> = {
    id: "lines",
    title: headings.lines,
    cell: ({ id, lineCount }) =>
      lineCount > 0 && (
        <Link to={linesPath(id)} className={styles["lines"]}>
          {t.audit.lines(lineCount)}
        </Link>
      ),
  };
  const subject: Column<"listAudit"> = areLines
    ? { id: "subject", title: headings.subject, cell: (entry) => <Subject entry={entry} /> }
    : { id: "subject", title: headings.subject, cell: ({ subjectId }) => <code>{subjectId}</code>, isExtra: true };
  return [
    {
      id: "action",
      title: headings.action,
      cell: ({ action, isIntact }) => (
        <>
          {actionText(t, action)} {!isIntact && <strong className={styles["tampered"]}>{t.audit.tampered}</strong>}
        </>
      ),
    },
    ...(areLines ? [subject] : [lines]),
    { id: "operator", title: headings.operator, cell: ({ actor }) => actor.userName },
    { id: "reason", title: headings.reason, cell: ({ reason }) => reason },
    ...(areLines ? [] : [subject]),
    { id: "time", title: headings.time, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
  ];
}
