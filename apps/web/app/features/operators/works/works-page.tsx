import { workHeadings } from "../../../locales/columns/works.ts";
import { WORK_RIGHTS } from "@trove/contract/permissions";
import { WORK_KINDS, WORK_STATUSES } from "@trove/contract/statuses";
import { works } from "../../../locales/en/operators/works.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { useMay } from "../../../session/use-rights.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../lists/operator-list.tsx";
import { workColumns } from "./work-columns.tsx";
import { useWorkName } from "./use-work-name.ts";
import { workPath } from "./work.ts";

/** The list of all operators' imports and other work. */
export default function WorksPage() {
  const t = useTexts(works);
  const headings = headingsOf(workHeadings);
  const nameOf = useWorkName();
  const may = useMay();
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <May permission="shipments.read">
              <ButtonLink variant="outline" to="/dashboard/two">
                {t.page.shipments}
              </ButtonLink>
            </May>
            <May permission="catalogue.read">
              <ButtonLink variant="outline" to="/dashboard/three">
                {t.page.catalogue}
              </ButtonLink>
            </May>
          </>
        }
      />
      <OperatorList
        endpoint="listWorks"
        label={t.label}
        results={t.results}
        columns={workColumns(t, nameOf)}
        row={{
          id: ({ id }) => id,
          name: nameOf,
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
            name: "kind",
            title: headings.what,
            choices: WORK_KINDS.filter((kind) => may(WORK_RIGHTS[kind].read)).map((kind) => ({
              value: kind,
              text: t.kinds[kind],
            })),
          },
          {
            kind: "one",
            name: "status",
            title: headings.status,
            choices: WORK_STATUSES.map((status) => ({ value: status, text: t.statuses[status] })),
          },
        ]}
        empty={t.empty}
      />
    </>
  );
}
