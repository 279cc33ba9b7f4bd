import { caseHeadings } from "../../locales/columns/cases.ts";
import { listText } from "../../locales/joined.ts";
import type { cases } from "../../locales/en/cases.ts";
import { headingsOf, type Translated } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import type { Column } from "../operators/index.ts";
import { CaseStatusMark } from "./case-status-mark.tsx";

type CaseColumn = Column<"listCases">;

/** The columns of the operators' list of cases. */
export function caseColumns(t: Translated<typeof cases>): [CaseColumn, ...CaseColumn[]] {
  const headings = headingsOf(caseHeadings);
  return [
    { id: "number", title: headings.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    {
      id: "signals",
      title: headings.signals,
      cell: ({ kinds }) => (kinds.length === 0 ? t.byHand : listText(kinds.map((kind) => t.kinds[kind]))),
    },
    { id: "people", title: headings.people, cell: ({ peopleCount }) => t.peopleCount(peopleCount) },
    { id: "assignee", title: headings.assignee, cell: ({ assignee }) => <bdi>{assignee?.userName ?? t.nobody}</bdi> },
    {
      id: "changed",
      title: headings.changed,
      sortBy: "UpdatedAtUtc",
      cell: ({ updatedAtUtc }) => <time dateTime={updatedAtUtc}>{dateTimeText(updatedAtUtc)}</time>,
    },
    {
      id: "answerBy",
      isNamed: true,
      title: headings.answerBy,
      cell: ({ answerByUtc }) => answerByUtc && <time dateTime={answerByUtc}>{dateTimeText(answerByUtc)}</time>,
    },
    {
      id: "status",
      isBeside: true,
      title: headings.status,
      cell: (row) => <CaseStatusMark status={row.status} outcome={row.outcome} />,
    },
  ];
}
