import { paymentHeadings } from "../../../locales/columns/payments.ts";
import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import { paidText, type PaymentTexts, titleOf } from "./payment-words.ts";
import { Warnings } from "./warnings.tsx";
import { headingsOf } from "../../../locales/texts.ts";

type PaymentColumn = Column<"listPayments">;

/** The columns of the list of payments. */
export function paymentColumns(t: PaymentTexts): [PaymentColumn, ...PaymentColumn[]] {
  const headings = headingsOf(paymentHeadings);
  return [
    { id: "payment", title: headings.payment, cell: (row) => titleOf(t, row) },
    { id: "date", title: headings.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "payer", title: headings.payer, cell: ({ email }) => <bdi>{email ?? t.guest}</bdi> },
    { id: "amount", title: headings.amount, sortBy: "Amount", isEnd: true, cell: (row) => paidText(row) },
    { id: "status", title: headings.status, cell: ({ status }) => t.statuses[status] },
    {
      id: "back",
      title: headings.back,
      isEnd: true,
      isExtra: true,
      cell: (row) => `${formatEuros(row.refundedAmount)} / ${formatEuros(row.chargedBackAmount)}`,
    },
    { id: "warnings", title: headings.warnings, cell: (row) => <Warnings payment={row} /> },
    {
      id: "provider",
      title: headings.provider,
      isExtra: true,
      cell: ({ providerPaymentId }) => <bdi dir="ltr">{providerPaymentId ?? "–"}</bdi>,
    },
  ];
}
