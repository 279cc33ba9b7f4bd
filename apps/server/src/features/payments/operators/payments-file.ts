import { formatDecimal } from "@trove/money";
import type { CsvColumn } from "../../operators/index.ts";
import type { PaymentRow } from "./list-payments.store.ts";
import { listedPayment } from "./payment-response.ts";

/** The columns of the CSV file of payments. */
export const paymentColumns: readonly CsvColumn<PaymentRow>[] = [
  { title: "Date (UTC)", value: ({ createdAt }) => createdAt.toISOString() },
  { title: "Purpose", value: ({ purpose }) => purpose },
  { title: "Status", value: ({ status }) => status },
  { title: "Order", value: ({ number }) => number },
  { title: "Email", value: ({ email }) => email },
  { title: "Provider", value: ({ provider }) => provider },
  { title: "Provider's id", value: ({ providerPaymentId }) => providerPaymentId },
  { title: "Amount (EUR)", value: ({ amountCents }) => formatDecimal(amountCents) },
  { title: "Refunded (EUR)", value: ({ refundedCents }) => formatDecimal(refundedCents) },
  { title: "Charged back (EUR)", value: ({ chargedBackCents }) => formatDecimal(chargedBackCents) },
  { title: "Paid", value: ({ paidCents }) => formatDecimal(paidCents) },
  { title: "Currency", value: ({ currencyCode }) => currencyCode },
  { title: "Warnings", value: (row) => listedPayment(row).warnings.join(" ") },
  { title: "Payment id", value: ({ paymentId }) => paymentId },
];
