import type { PaymentOption } from "@trove/contract/statuses";
import { defineTexts } from "../texts.ts";

const payments = {
  balance: "Paid from balance",
  direct: "Paid by card",
  guest: "Paid by card",
} as const satisfies Record<PaymentOption, string>;

const invoice = {
  title: (number: string) => `Invoice ${number}`,
  name: "Invoice",
  back: "Back to orders",
  print: "Print",
  number: "Number",
  date: "Date",
  status: "Status",
  payment: "Payment",
  billTo: "Bill to",
  shipTo: "Ship to",
  caption: "Items ordered",
  item: "Item",
  unitPrice: "Unit price",
  quantity: "Quantity",
  amount: "Amount",
  items: "Items",
  shipping: (method: string) => `Shipping, ${method}`,
  total: "Total",
  vat: "VAT included",
  notPaid: "This order isn't paid yet, so this isn't an invoice.",
  missing: "Order not found",
};

export const purchases = defineTexts({
  list: "Orders",
  empty: "No orders yet",
  toShop: "Browse the shop",
  shipment: "Shipment",
  toInventory: "In your inventory",
  payments,
  openInvoice: "Invoice",
  ofOrder: (number: string) => `of order ${number}`,
  invoice,
});
