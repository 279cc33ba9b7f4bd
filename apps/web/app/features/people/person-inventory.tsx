import type { CallResult } from "../../api/request.ts";
import { useQuery } from "../../api/use-query.ts";
import { readPage } from "../../listing/address.ts";
import { useListing } from "../../listing/use-listing.ts";
import { people } from "../../locales/en/people.ts";
import { inventory } from "../../locales/en/inventory.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import { type PersonColumn, PersonTable } from "./person-table.tsx";

type Row = CallResult<"listPersonInventory">["items"][number];

function columns(t: Translated<typeof people>, statuses: Record<Row["status"], string>): PersonColumn<Row>[] {
  return [
    { title: t.piece.name, cell: ({ item }) => <bdi>{item.name}</bdi> },
    { title: t.piece.since, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
    { title: t.piece.status, cell: ({ status }) => statuses[status] },
    { title: t.piece.value, isEnd: true, cell: ({ marketPrice }) => <Price amount={marketPrice} /> },
  ];
}

/** The items that a person owns or has owned. */
export function PersonInventory({ personId: id }: { personId: string }) {
  const t = useTexts(people);
  const { statuses } = useTexts(inventory);
  const { search } = useListing();
  const response = useQuery("listPersonInventory", { params: { id }, query: { pageNumber: readPage(search) } });
  return (
    <PersonTable
      label={t.parts.inventory}
      response={response}
      rowId={(piece) => piece.id}
      columns={columns(t, statuses)}
    />
  );
}
