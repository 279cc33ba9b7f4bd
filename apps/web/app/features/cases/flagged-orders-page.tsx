import { flaggedOrderHeadings } from "../../locales/columns/flagged-orders.ts";
import { IconArrowLeft } from "../../ui/icons/shop-icons.ts";
import { ORDER_FLAGS } from "@trove/contract/statuses";
import { cases } from "../../locales/en/cases.ts";
import { people } from "../../locales/en/people.ts";
import { headingsOf, useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { OperatorList } from "../operators/index.ts";
import { flaggedOrderColumns } from "./flagged-order-columns.tsx";

/** The operators' list of orders that they should check. */
export default function FlaggedOrdersPage() {
  const t = useTexts(cases);
  const headings = headingsOf(flaggedOrderHeadings);
  const words = useTexts(people);
  return (
    <>
      <PageHeader
        title={t.flags.title}
        lead={t.flags.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/cases" icon={<IconArrowLeft size={18} />}>
            {t.back}
          </ButtonLink>
        }
      />
      <OperatorList
        endpoint="listFlaggedOrders"
        label={t.flags.title}
        results={t.flags.results}
        columns={flaggedOrderColumns(t)}
        row={{
          id: ({ id }) => id,
          name: ({ number }) => number,
          // A guest has no page, so the link stays on the list.
          link: ({ buyer }) => (buyer === null ? "?" : `/dashboard/group/five/${buyer.userInfoId}?tab=orders`),
        }}
        views={[{ id: "all", title: t.all, query: "" }]}
        filters={[
          {
            kind: "one",
            name: "flag",
            title: headings.flag,
            choices: ORDER_FLAGS.map((value) => ({ value, text: words.flags[value] })),
          },
        ]}
        empty={t.flags.empty}
      />
    </>
  );
}
