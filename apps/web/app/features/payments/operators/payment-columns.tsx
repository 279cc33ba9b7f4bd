import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import { paidText, type PaymentTexts, titleOf } from "./payment-words.ts";
import { Warnings } from "./warnings.tsx";

type PaymentColumn = Column<"listPayments">;

/** The columns of the list of payments. */
export function paymentColumns(t: PaymentTexts): [PaymentColumn, ...PaymentColumn[]] {
  return [
    { id: "payment", title: t.columns.payment, cell: (row) => titleOf(t, row) },
    { id: "date", title: t.columns.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "payer", title: t.columns.payer, cell: ({ email }) => <bdi>{email ?? t.guest}</bdi> },
    { id: "amount", title: t.columns.amount, sortBy: "Amount", isEnd: true, cell: (row) => paidText(row) },
    { id: "status", title: t.columns.status, cell: ({ status }) => t.statuses[status] },
    {
      id: "back",
      title: t.columns.back,
      isEnd: true,
      isExtra: true,
      cell: (row) => `${formatEuros(row.refundedAmount)} / ${formatEuros(row.chargedBackAmount)}`,
    },
    { id: "warnings", title: t.columns.warnings, cell: (row) => <Warnings payment={row} /> },
    {
      id: "provider",
      title: t.columns.provider,
      isExtra: true,
      cell: ({ providerPaymentId }) => <bdi dir="ltr">{providerPaymentId ?? "–"}</bdi>,
    },
  ];
}
