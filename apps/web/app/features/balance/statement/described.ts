import type { balance } from "../../../locales/en/balance.ts";
import type { Translated } from "../../../locales/texts.ts";

type Texts = Translated<typeof balance>["transactions"]["descriptions"];

/**
 * The English beginnings of descriptions that end with a name, each with its translated text. Longer beginnings come
 * first.
 */
const named = [
  ["Refund of the items of ", "itemsRefund"],
  ["Refund of the shipping of ", "shippingRefund"],
  ["Refund of order ", "orderRefund"],
  ["Chargeback of order ", "orderChargeback"],
  ["Shipping of ", "shipping"],
  ["Order ", "order"],
  ["Opened ", "opened"],
  ["Sold ", "sold"],
  ["Withdrawal ", "withdrawal"],
  ["Returned ", "returned"],
] as const;

const whole = {
  "Top-up": "topUp",
  "Refund of a top-up": "topUpRefund",
  "Refund of a top-up was not possible": "topUpNotRefunded",
  "Chargeback of a top-up": "topUpChargeback",
  "Payment that matched no order": "unmatched",
  "Refund of a top-up came back": "topUpRefundBack",
  "Refund of an order came back": "orderRefundBack",
  "Refund of a payment that matched no order": "unmatchedRefund",
  "Refund of a payment that matched no order came back": "unmatchedRefundBack",
  "Chargeback of a payment that matched no order": "unmatchedChargeback",
  "Chargeback was withdrawn": "chargebackWithdrawn",
  "Goodwill credit": "goodwill",
  "Gift code": "gift",
  Payout: "payout",
  "Payout came back": "payoutBack",
} as const;

const isWhole = (description: string): description is keyof typeof whole => Object.hasOwn(whole, description);

/**
 * A transaction's description in the page's language, with the box's or item's name if given. The ledger stores English
 * texts; unknown ones are returned unchanged.
 */
export function described(description: string, texts: Texts, relatedName?: string): string {
  if (isWhole(description)) return texts[whole[description]];
  const [start, key] = named.find(([words]) => description.startsWith(words)) ?? [];
  return start === undefined || key === undefined
    ? description
    : texts[key](relatedName ?? description.slice(start.length));
}
