import type { cases } from "../../locales/en/cases.ts";
import type { Translated } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import { OrderStatusMark } from "../shipments/index.ts";
import type { Column } from "../operators/index.ts";
import { FlagMark } from "../people/index.ts";

type FlaggedColumn = Column<"listFlaggedOrders">;

export function flaggedOrderColumns(t: Translated<typeof cases>): [FlaggedColumn, ...FlaggedColumn[]] {
  return [
    { id: "number", title: t.flags.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: "flag", title: t.flags.flag, cell: ({ flag }) => <FlagMark flag={flag} /> },
    { id: "flagged", title: t.flags.flagged, cell: ({ flaggedAtUtc }) => dateTimeText(flaggedAtUtc) },
    { id: "buyer", title: t.flags.buyer, cell: ({ buyer }) => <bdi>{buyer?.userName ?? t.guest}</bdi> },
    { id: "status", title: t.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
    { id: "total", title: t.flags.total, isEnd: true, cell: ({ total }) => <Price amount={total} /> },
  ];
}
