import { caseHeadings } from "../../locales/columns/cases.ts";
import { CASE_KINDS } from "@trove/contract/statuses";
import { cases } from "../../locales/en/cases.ts";
import { headingsOf, useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { OperatorList } from "../operators/index.ts";
import { caseColumns } from "./case-columns.tsx";
import { OpenCase } from "./open-case.tsx";

/** The operators' list of cases. Its first view has the cases that no operator is working on. */
export default function CasesPage() {
  const t = useTexts(cases);
  const headings = headingsOf(caseHeadings);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/group/cases/flagged">
              {t.flagged}
            </ButtonLink>
            <OpenCase />
          </>
        }
      />
      <OperatorList
        endpoint="listCases"
        label={t.title}
        results={t.results}
        columns={caseColumns(t)}
        row={{
          id: ({ id }) => id,
          name: ({ number }) => number,
          link: ({ id }) => `/dashboard/group/cases/${id}`,
        }}
        views={[
          { id: "open", title: t.statuses.Open, query: "status=Open" },
          { id: "in-review", title: t.statuses.InReview, query: "status=InReview" },
          { id: "closed", title: t.statuses.Closed, query: "status=Closed" },
          { id: "all", title: t.all, query: "" },
        ]}
        filters={[
          {
            kind: "one",
            name: "status",
            title: headings.status,
            choices: (["Open", "InReview", "Closed"] as const).map((value) => ({ value, text: t.statuses[value] })),
          },
          {
            kind: "one",
            name: "kind",
            title: headings.signals,
            choices: CASE_KINDS.map((value) => ({ value, text: t.kinds[value] })),
          },
        ]}
        sort={{ by: "UpdatedAtUtc", direction: "Desc" }}
        empty={t.empty}
      />
    </>
  );
}
