import { paymentHeadings } from "../../../locales/columns/payments.ts";
import type { PaymentStatus } from "@trove/contract/statuses";
import { formatEuros } from "@trove/money";
import { dateTimeText } from "../../../ui/date-text.ts";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";
import type { Column } from "../../operators/index.ts";
import { paidText, type PaymentTexts, titleOf } from "./payment-words.ts";
import { Warnings } from "./warnings.tsx";
import { headingsOf } from "../../../locales/texts.ts";

const TONES = { Pending: "waiting", Success: "good", Failed: "bad" } as const satisfies Record<
  PaymentStatus,
  StatusTone
>;

type PaymentColumn = Column<"listPayments">;

/** The columns of the list of payments. */
export function paymentColumns(t: PaymentTexts): [PaymentColumn, ...PaymentColumn[]] {
  const headings = headingsOf(paymentHeadings);
  return [
    { id: "payment", title: headings.payment, cell: (row) => titleOf(t, row) },
    { id: "date", title: headings.date, sortBy: "CreatedAtUtc", cell: (row) => dateTimeText(row.createdAtUtc) },
    { id: "payer", title: headings.payer, cell: ({ email }) => <bdi>{email ?? t.guest}</bdi> },
    {
      id: "amount",
      isBeside: true,
      title: headings.amount,
      sortBy: "Amount",
      isEnd: true,
      cell: (row) => paidText(row),
    },
    {
      id: "status",
      title: headings.status,
      cell: ({ status }) => (
        <span data-usual={status === "Success" || undefined}>
          <StatusMark tone={TONES[status]}>{t.statuses[status]}</StatusMark>
        </span>
      ),
    },
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
