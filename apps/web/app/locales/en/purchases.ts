import type { InvoiceKind, PaymentOption } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";
import { percent, plural } from "./grammar.ts";

const payments = {
  balance: "Paid from balance",
  direct: "Paid by card",
  guest: "Paid by card",
} as const satisfies Record<PaymentOption, string>;

const kinds = { Invoice: "Invoice", CreditNote: "Credit note" } as const satisfies Record<InvoiceKind, string>;

const repeat = {
  order: "Order again",
  added: (count: number) => plural(count, { one: "# item added to your cart.", other: "# items added to your cart." }),
  nothing: "Nothing was added to your cart.",
  gone: (name: string) => `${name} is no longer available.`,
  fewer: (name: string, left: number) => `Only ${left} left of ${name}.`,
  price: (name: string, before: string, now: string) => `${name}: now ${now}, was ${before}.`,
  full: "Your cart can't hold more of some items.",
  toCart: "Go to cart",
};

export const purchases = defineTexts({
  list: "Orders",
  empty: "No orders yet",
  toShop: "Browse the shop",
  back: "All orders",
  review: "Write a review",
  orderTitle: "Order",
  details: "Order details",
  order: (day: string) => `Order of ${day}`,
  missing: "Order not found",
  toInventory: "Went into your inventory",
  payments,
  payment: "Payment",
  waiting: "Waiting for payment",
  unpaid: "Not paid",
  refunded: (amount: string) => `${amount} refunded`,
  billTo: "Bill to",
  shipTo: "Ship to",
  shipAndBillTo: "Ship and bill to",
  items: "Items",
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  discount: (code: string) => `Code ${code}`,
  shipping: (method: string) => `Shipping, ${method}`,
  total: "Total",
  vat: (rate: number) => `Includes ${percent(rate)} VAT`,
  documents: "Invoice",
  kinds,
  repeat,
  track: "Track your order",
  tracking: {
    unknown: "This link doesn't work. Ask for a new one below.",
    find: "Find your order",
    hint: "Have a guest order? We send its tracking link to the address you ordered with.",
    number: "Order or shipment number",
    numberHint: "Like O-204417730956 or S-204417730956",
    email: "Email",
    send: "Send the link",
    sent: (email: string) => `If there is an order with this number and address, its link is on its way to ${email}.`,
    ours: "See your orders",
    oursHint: "Orders of your account are all in one place.",
  },
});
