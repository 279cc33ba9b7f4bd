import { flaggedOrderHeadings } from "../../locales/columns/flagged-orders.ts";
import type { cases } from "../../locales/en/cases.ts";
import { headingsOf, type Translated } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import { OrderStatusMark } from "../shipments/index.ts";
import type { Column } from "../operators/index.ts";
import { FlagMark } from "../people/index.ts";

type FlaggedColumn = Column<"listFlaggedOrders">;

export function flaggedOrderColumns(t: Translated<typeof cases>): [FlaggedColumn, ...FlaggedColumn[]] {
  const headings = headingsOf(flaggedOrderHeadings);
  return [
    { id: "number", title: headings.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: "flag", title: headings.flag, cell: ({ flag }) => <FlagMark flag={flag} /> },
    { id: "flagged", title: headings.flagged, cell: ({ flaggedAtUtc }) => dateTimeText(flaggedAtUtc) },
    { id: "buyer", title: headings.buyer, cell: ({ buyer }) => <bdi>{buyer?.userName ?? t.guest}</bdi> },
    { id: "status", title: headings.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
    { id: "total", isBeside: true, title: headings.total, isEnd: true, cell: ({ total }) => <Price amount={total} /> },
  ];
}
