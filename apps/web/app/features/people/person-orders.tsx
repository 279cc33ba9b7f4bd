import type { CallResult } from "../../api/request.ts";
import { useQuery } from "../../api/use-query.ts";
import { readPage } from "../../listing/address.ts";
import { useListing } from "../../listing/use-listing.ts";
import { people } from "../../locales/en/people.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import { OrderStatusMark } from "../shipments/index.ts";
import { FlagMark } from "./flag-mark.tsx";
import { type PersonColumn, PersonTable } from "./person-table.tsx";

type Row = CallResult<"listPersonOrders">["items"][number];

function columns(t: Translated<typeof people>): PersonColumn<Row>[] {
  return [
    { title: t.order.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { title: t.order.placed, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
    { title: t.order.status, cell: ({ status }) => <OrderStatusMark status={status} /> },
    { title: t.order.flag, cell: ({ flag }) => flag && <FlagMark flag={flag} /> },
    { title: t.order.total, isEnd: true, cell: ({ total }) => <Price amount={total} /> },
  ];
}

/** A person's orders, with flags for operators to check. */
export function PersonOrders({ personId: id }: { personId: string }) {
  const t = useTexts(people);
  const { search } = useListing();
  const response = useQuery("listPersonOrders", { params: { id }, query: { pageNumber: readPage(search) } });
  return <PersonTable label={t.parts.orders} response={response} rowId={(order) => order.id} columns={columns(t)} />;
}
