import { csvField } from "@trove/contract";
import { formatDecimal } from "@trove/money";
import type { PaymentRow } from "./list-payments.store.ts";
import { listedPayment } from "./payment-response.ts";

const COLUMNS = [
  "Date (UTC)",
  "Purpose",
  "Status",
  "Order",
  "E-mail",
  "Provider",
  "Provider's id",
  "Amount (EUR)",
  "Refunded (EUR)",
  "Charged back (EUR)",
  "Paid",
  "Currency",
  "Warnings",
  "Payment id",
];

function csvRecord(row: PaymentRow): string {
  const fields = [
    row.createdAt.toISOString(),
    row.purpose,
    row.status,
    row.number ?? "",
    csvField(row.email ?? ""),
    row.provider,
    csvField(row.providerPaymentId ?? ""),
    formatDecimal(row.amountCents),
    formatDecimal(row.refundedCents),
    formatDecimal(row.chargedBackCents),
    formatDecimal(row.paidCents),
    row.currencyCode,
    listedPayment(row).warnings.join(" "),
    row.paymentId,
  ];
  return `${fields.join(",")}\r\n`;
}

/** The payments as CSV. The leading byte order mark tells Excel that the file is UTF-8. */
export async function* paymentsFile(batches: AsyncIterable<PaymentRow[]>): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.join(",")}\r\n`;
  for await (const rows of batches) yield rows.map(csvRecord).join("");
}
