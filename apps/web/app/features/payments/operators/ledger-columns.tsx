import { ledgerHeadings } from "../../../locales/columns/ledger.ts";
import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import type { PaymentTexts } from "./payment-words.ts";
import { headingsOf } from "../../../locales/texts.ts";

type LedgerColumn = Column<"listLedger">;

/** The columns of the ledger. */
export function ledgerColumns(t: PaymentTexts["ledger"]): [LedgerColumn, ...LedgerColumn[]] {
  const headings = headingsOf(ledgerHeadings);
  return [
    { id: "date", title: headings.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "from", isNamed: true, title: headings.from, cell: (row) => <bdi dir="ltr">{row.fromAccount}</bdi> },
    { id: "to", isNamed: true, title: headings.to, cell: (row) => <bdi dir="ltr">{row.toAccount}</bdi> },
    { id: "amount", isBeside: true, title: headings.amount, isEnd: true, cell: (row) => formatEuros(row.amount) },
    {
      id: "type",
      title: headings.type,
      cell: ({ transactionType }) => (transactionType === null ? "–" : t.types[transactionType]),
    },
    { id: "description", title: headings.description, cell: ({ description }) => <bdi>{description ?? "–"}</bdi> },
    { id: "owner", title: headings.owner, isExtra: true, cell: ({ email, ownerId }) => <bdi>{email ?? ownerId}</bdi> },
    { id: "about", title: headings.about, isExtra: true, cell: ({ relatedId }) => <bdi>{relatedId ?? "–"}</bdi> },
  ];
}
