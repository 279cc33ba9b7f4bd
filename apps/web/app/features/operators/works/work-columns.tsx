import type { works } from "../../../locales/en/operators/works.ts";
import type { Translated } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../lists/list-parts.ts";
import type { NamedWork } from "./use-work-name.ts";
import { progressOf } from "./work.ts";
import { WorkStatusMark } from "./work-status-mark.tsx";

type WorkColumn = Column<"listWorks">;

/** The columns of the operators' list of work. */
export function workColumns(
  { columns: t, page }: Translated<typeof works>,
  nameOf: (work: NamedWork) => string,
): readonly [WorkColumn, ...WorkColumn[]] {
  return [
    { id: "what", title: t.what, cell: nameOf },
    { id: "status", title: t.status, cell: ({ status }) => <WorkStatusMark status={status} /> },
    {
      id: "rows",
      title: t.rows,
      isEnd: true,
      cell: (work) => <bdi>{page.of(progressOf(work).ran, progressOf(work).all)}</bdi>,
    },
    { id: "who", title: t.who, cell: ({ actor }) => <bdi>{actor.userName}</bdi> },
    { id: "planned", title: t.planned, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
  ];
}
