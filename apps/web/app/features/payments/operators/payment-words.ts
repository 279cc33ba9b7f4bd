import { formatMoney } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { adminPayments } from "../../../locales/en/payments/operators.ts";
import type { Translated } from "../../../locales/texts.ts";

export type ListedPayment = CallResult<"listPayments">["items"][number];
export type ShownPayment = CallResult<"getPayment">;
export type PaymentTexts = Translated<typeof adminPayments>;

/** A payment's title: the number of its order, or else its purpose. */
export function titleOf(t: PaymentTexts, { purpose, order }: Pick<ListedPayment, "purpose" | "order">): string {
  return order === null ? t.purposes[purpose] : order.number;
}

export const paidText = ({ paid }: Pick<ListedPayment, "paid">) => formatMoney(paid.amount, paid.currencyCode);

export const paymentPath = (id: string) => `/dashboard/group/six/payments/${id}`;
export const capturePath = (id: string) => `/dashboard/group/six/quarantine/${id}`;
