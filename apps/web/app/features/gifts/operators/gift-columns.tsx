import { formatEuros } from "@trove/money";
import { giftHeadings } from "../../../locales/columns/gifts.ts";
import type { adminGifts } from "../../../locales/en/gifts/operators.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";

type GiftColumn = Column<"listAdminGifts">;

const nameOf = (person: { userName: string } | null) => (person === null ? "–" : <bdi>{person.userName}</bdi>);

/** The columns of the list of gift codes. */
export function giftColumns(t: Translated<typeof adminGifts>): [GiftColumn, ...GiftColumn[]] {
  const headings = headingsOf(giftHeadings);
  return [
    { id: "amount", title: headings.amount, cell: ({ amount }) => formatEuros(amount) },
    {
      id: "created",
      title: headings.created,
      sortBy: "CreatedAtUtc",
      cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc),
    },
    { id: "source", title: headings.source, cell: ({ source }) => t.sources[source] },
    { id: "state", isBeside: true, title: headings.state, cell: ({ state }) => t.states[state] },
    { id: "giver", title: headings.giver, cell: ({ issuedBy, boughtBy }) => nameOf(issuedBy ?? boughtBy) },
    { id: "owed", title: headings.owed, isEnd: true, isExtra: true, cell: ({ owedAmount }) => formatEuros(owedAmount) },
    { id: "redeemedBy", isNamed: true, title: headings.redeemedBy, cell: ({ redeemedBy }) => nameOf(redeemedBy) },
    { id: "expires", isNamed: true, title: headings.expires, cell: ({ expiresAtUtc }) => dayText(expiresAtUtc) },
    {
      id: "ended",
      title: headings.ended,
      isExtra: true,
      cell: ({ endedAtUtc }) => (endedAtUtc === null ? "–" : dateTimeText(endedAtUtc)),
    },
  ];
}
