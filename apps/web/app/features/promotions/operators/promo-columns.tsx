import { formatEuros } from "@trove/money";
import { promotionHeadings } from "../../../locales/columns/promotions.ts";
import { headingsOf } from "../../../locales/texts.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import { type PromoTexts, worthText } from "./promo-words.ts";

type PromoColumn = Column<"listPromoCodes">;

/** The columns of the list of promo codes. */
export function promoColumns(t: PromoTexts): [PromoColumn, ...PromoColumn[]] {
  const headings = headingsOf(promotionHeadings);
  return [
    { id: "code", title: headings.code, cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { id: "takes", title: headings.takes, cell: (row) => worthText(t, row) },
    { id: "state", isBeside: true, title: headings.state, cell: ({ state }) => t.states[state] },
    {
      id: "uses",
      isNamed: true,
      title: headings.uses,
      isEnd: true,
      cell: ({ uses, maxUses }) => t.usesOf(uses, maxUses),
    },
    {
      id: "discount",
      isNamed: true,
      title: headings.discount,
      isEnd: true,
      cell: (row) => formatEuros(row.discountAmount),
    },
    { id: "sold", isNamed: true, title: headings.sold, isEnd: true, cell: (row) => formatEuros(row.soldAmount) },
    {
      id: "returned",
      isNamed: true,
      title: headings.returned,
      isEnd: true,
      cell: (row) => formatEuros(row.returnedAmount),
    },
    {
      id: "until",
      isNamed: true,
      title: headings.until,
      cell: ({ endsAtUtc }) => (endsAtUtc === null ? "–" : dayText(endsAtUtc)),
    },
    {
      id: "created",
      title: headings.created,
      sortBy: "CreatedAtUtc",
      isExtra: true,
      cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc),
    },
  ];
}
