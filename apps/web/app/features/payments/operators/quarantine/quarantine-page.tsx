import { captureHeadings } from "../../../../locales/columns/captures.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { headingsOf, useTexts } from "../../../../locales/texts.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { OperatorList } from "../../../operators/index.ts";
import { capturePath } from "../payment-words.ts";
import { captureColumns } from "./capture-columns.tsx";

/** Captures that matched no payment and wait for an operator. */
export default function QuarantinePage() {
  const texts = useTexts(adminPayments);
  const headings = headingsOf(captureHeadings);
  const t = texts.quarantine;
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {texts.page.back}
          </ButtonLink>
        }
      />
      <OperatorList
        endpoint="listCaptures"
        label={t.list}
        results={t.results}
        empty={t.empty}
        row={{
          id: ({ id }) => id,
          name: ({ providerPaymentId }) => providerPaymentId,
          link: ({ id }) => capturePath(id),
        }}
        columns={captureColumns(t)}
        filters={[
          {
            kind: "one",
            name: "state",
            title: headings.state,
            choices: (["Waiting", "Released"] as const).map((value) => ({ value, text: t.views[value] })),
          },
        ]}
        views={[
          { id: "waiting", title: t.views.Waiting, query: "state=Waiting" },
          { id: "released", title: t.views.Released, query: "state=Released" },
        ]}
      />
    </>
  );
}
