import { listText } from "../../locales/joined.ts";
import type { cases } from "../../locales/en/cases.ts";
import type { Translated } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import type { Column } from "../operators/index.ts";
import { CaseStatusMark } from "./case-status-mark.tsx";

type CaseColumn = Column<"listCases">;

/** The columns of the operators' list of cases. */
export function caseColumns(t: Translated<typeof cases>): [CaseColumn, ...CaseColumn[]] {
  return [
    { id: "number", title: t.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    {
      id: "signals",
      title: t.signal,
      cell: ({ kinds }) => (kinds.length === 0 ? t.byHand : listText(kinds.map((kind) => t.kinds[kind]))),
    },
    { id: "people", title: t.people, cell: ({ peopleCount }) => t.peopleCount(peopleCount) },
    { id: "assignee", title: t.assignee, cell: ({ assignee }) => <bdi>{assignee?.userName ?? t.nobody}</bdi> },
    {
      id: "changed",
      title: t.changed,
      sortBy: "UpdatedAtUtc",
      cell: ({ updatedAtUtc }) => <time dateTime={updatedAtUtc}>{dateTimeText(updatedAtUtc)}</time>,
    },
    { id: "status", title: t.status, cell: (row) => <CaseStatusMark status={row.status} outcome={row.outcome} /> },
  ];
}
