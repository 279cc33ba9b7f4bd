import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import type { PaymentTexts } from "./payment-words.ts";

type LedgerColumn = Column<"listLedger">;

/** The columns of the ledger. */
export function ledgerColumns(t: PaymentTexts["ledger"]): [LedgerColumn, ...LedgerColumn[]] {
  return [
    { id: "date", title: t.columns.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "from", title: t.columns.from, cell: (row) => <bdi dir="ltr">{row.fromAccount}</bdi> },
    { id: "to", title: t.columns.to, cell: (row) => <bdi dir="ltr">{row.toAccount}</bdi> },
    { id: "amount", title: t.columns.amount, isEnd: true, cell: (row) => formatEuros(row.amount) },
    {
      id: "type",
      title: t.columns.type,
      cell: ({ transactionType }) => (transactionType === null ? "–" : t.types[transactionType]),
    },
    { id: "description", title: t.columns.description, cell: ({ description }) => <bdi>{description ?? "–"}</bdi> },
    { id: "owner", title: t.columns.owner, isExtra: true, cell: ({ email, ownerId }) => <bdi>{email ?? ownerId}</bdi> },
    { id: "about", title: t.columns.about, isExtra: true, cell: ({ relatedId }) => <bdi>{relatedId ?? "–"}</bdi> },
  ];
}
