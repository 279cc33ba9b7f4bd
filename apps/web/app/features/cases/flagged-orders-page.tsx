import { IconArrowLeft } from "@tabler/icons-react";
import { ORDER_FLAGS } from "@trove/contract/statuses";
import { cases } from "../../locales/en/cases.ts";
import { people } from "../../locales/en/people.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { type Column, OperatorList } from "../operators/index.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import { OrderStatusMark } from "../shipments/index.ts";
import { FlagMark } from "../people/index.ts";

type FlaggedColumn = Column<"listFlaggedOrders">;

function flaggedOrderColumns(t: Translated<typeof cases>): [FlaggedColumn, ...FlaggedColumn[]] {
  return [
    { id: "number", title: t.flags.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: "flag", title: t.flags.flag, cell: ({ flag }) => <FlagMark flag={flag} /> },
    { id: "flagged", title: t.flags.flagged, cell: ({ flaggedAtUtc }) => dateTimeText(flaggedAtUtc) },
    { id: "buyer", title: t.flags.buyer, cell: ({ buyer }) => <bdi>{buyer?.userName ?? t.guest}</bdi> },
    { id: "status", title: t.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
    { id: "total", title: t.flags.total, isEnd: true, cell: ({ total }) => <Price amount={total} /> },
  ];
}

/** The operators' list of orders that they should check. */
export default function FlaggedOrdersPage() {
  const t = useTexts(cases);
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
            title: t.flags.flag,
            choices: ORDER_FLAGS.map((value) => ({ value, text: words.flags[value] })),
          },
        ]}
        empty={t.flags.empty}
      />
    </>
  );
}
