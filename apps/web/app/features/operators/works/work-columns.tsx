import { workHeadings } from "../../../locales/columns/works.ts";
import type { works } from "../../../locales/en/operators/works.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../lists/list-parts.ts";
import type { NamedWork } from "./use-work-name.ts";
import { progressOf } from "./work.ts";
import { WorkStatusMark } from "./work-status-mark.tsx";

type WorkColumn = Column<"listWorks">;

/** The columns of the operators' list of work. */
export function workColumns(
  { page }: Translated<typeof works>,
  nameOf: (work: NamedWork) => string,
): readonly [WorkColumn, ...WorkColumn[]] {
  const headings = headingsOf(workHeadings);
  return [
    { id: "what", title: headings.what, cell: nameOf },
    { id: "status", isBeside: true, title: headings.status, cell: ({ status }) => <WorkStatusMark status={status} /> },
    {
      id: "rows",
      title: headings.rows,
      isEnd: true,
      cell: (work) => <bdi>{page.of(progressOf(work).ran, progressOf(work).all)}</bdi>,
    },
    { id: "who", title: headings.who, cell: ({ actor }) => <bdi>{actor.userName}</bdi> },
    { id: "planned", title: headings.planned, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
  ];
}
