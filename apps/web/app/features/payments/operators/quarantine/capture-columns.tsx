import { formatEuros, formatMoney } from "@trove/money";
import type { CallResult } from "../../../../api/request.ts";
import { dateTimeText } from "../../../../ui/date-text.ts";
import type { Column } from "../../../operators/index.ts";
import { paidText, type PaymentTexts } from "../payment-words.ts";

type CaptureColumn = Column<"listCaptures">;
type Payment = CallResult<"getCapture">["payment"];

const expectedText = (payment: Payment) => (payment ? formatMoney(payment.amount, payment.currencyCode) : "–");

/** The columns of the list of captures in quarantine. */
export function captureColumns(t: PaymentTexts["quarantine"]): [CaptureColumn, ...CaptureColumn[]] {
  return [
    {
      id: "capture",
      title: t.columns.capture,
      cell: ({ providerPaymentId }) => <bdi dir="ltr">{providerPaymentId}</bdi>,
    },
    { id: "date", title: t.columns.date, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
    { id: "paid", title: t.columns.paid, isEnd: true, cell: (row) => paidText(row) },
    {
      id: "worth",
      title: t.columns.worth,
      isEnd: true,
      cell: ({ valueAmount }) => formatEuros(valueAmount),
    },
    { id: "expected", title: t.columns.expected, isEnd: true, cell: ({ payment }) => expectedText(payment) },
    {
      id: "state",
      title: t.columns.state,
      cell: ({ release }) => (release === null ? t.waiting : t.releases[release]),
    },
  ];
}
