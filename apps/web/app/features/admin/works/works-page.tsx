import { WORK_STATUSES } from "@trove/contract/statuses";
import { works } from "../../../locales/en/dashboard/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../list/operator-list.tsx";
import { workColumns } from "./work-columns.tsx";
import { workPath } from "./work.ts";

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
        columns={workColumns(t)}
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
