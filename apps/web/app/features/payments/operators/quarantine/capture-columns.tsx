import { captureHeadings } from "../../../../locales/columns/captures.ts";
import { formatEuros, formatMoney } from "@trove/money";
import type { CallResult } from "../../../../api/request.ts";
import { dateTimeText } from "../../../../ui/date-text.ts";
import type { Column } from "../../../operators/index.ts";
import { paidText, type PaymentTexts } from "../payment-words.ts";
import { headingsOf } from "../../../../locales/texts.ts";

type CaptureColumn = Column<"listCaptures">;
type Payment = CallResult<"getCapture">["payment"];

const expectedText = (payment: Payment) => (payment ? formatMoney(payment.amount, payment.currencyCode) : "–");

/** The columns of the list of captures in quarantine. */
export function captureColumns(t: PaymentTexts["quarantine"]): [CaptureColumn, ...CaptureColumn[]] {
  const headings = headingsOf(captureHeadings);
  return [
    {
      id: "capture",
      title: headings.capture,
      cell: ({ providerPaymentId }) => <bdi dir="ltr">{providerPaymentId}</bdi>,
    },
    { id: "date", title: headings.date, cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc) },
    { id: "paid", isBeside: true, title: headings.paid, isEnd: true, cell: (row) => paidText(row) },
    {
      id: "worth",
      isNamed: true,
      title: headings.worth,
      isEnd: true,
      cell: ({ valueAmount }) => formatEuros(valueAmount),
    },
    {
      id: "expected",
      isNamed: true,
      title: headings.expected,
      isEnd: true,
      cell: ({ payment }) => expectedText(payment),
    },
    {
      id: "state",
      title: headings.state,
      cell: ({ release }) => (release === null ? t.waiting : t.releases[release]),
    },
  ];
}
