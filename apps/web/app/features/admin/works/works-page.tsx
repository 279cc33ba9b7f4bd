import { WORK_STATUSES } from "@trove/contract/statuses";
import { works } from "../../../locales/en/dashboard/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../list/operator-list.tsx";
import { progressOf, workPath } from "./work.ts";
import { WorkStatusMark } from "./work-status-mark.tsx";

/** Imports and other long work of all operators. */
export default function WorksPage() {
  const t = useTexts(works);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/three">
            {t.page.catalogue}
          </ButtonLink>
        }
      />
      <OperatorList
        endpoint="listWorks"
        label={t.label}
        results={t.results}
        columns={[
          { id: "what", title: t.columns.what, cell: ({ kind, title }) => t.named(t.kinds[kind], title) },
          { id: "status", title: t.columns.status, cell: ({ status }) => <WorkStatusMark status={status} /> },
          {
            id: "rows",
            title: t.columns.rows,
            isEnd: true,
            cell: (work) => t.page.of(progressOf(work).ran, progressOf(work).all),
          },
          { id: "who", title: t.columns.who, cell: ({ actor }) => <bdi>{actor.userName}</bdi> },
          { id: "planned", title: t.columns.planned, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
        ]}
        row={{
          id: ({ id }) => id,
          name: ({ kind, title }) => t.named(t.kinds[kind], title),
          link: ({ id }) => workPath(id),
        }}
        views={[
          { id: "all", title: t.all, query: "" },
          { id: "planned", title: t.statuses.Planned, query: "status=Planned" },
          { id: "running", title: t.statuses.Running, query: "status=Running" },
        ]}
        filters={[
          {
            kind: "one",
            name: "status",
            title: t.columns.status,
            choices: WORK_STATUSES.map((status) => ({ value: status, text: t.statuses[status] })),
          },
        ]}
        empty={t.empty}
      />
    </>
  );
}
