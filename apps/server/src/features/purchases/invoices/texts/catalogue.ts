import type { PaymentOption, ShippingMethod } from "@trove/contract";

/** The texts of invoices and credit notes in one language. */
export type InvoiceTexts = {
  invoice: (number: string) => string;
  creditNote: (number: string) => string;
  number: string;
  date: string;
  order: string;
  ordered: string;
  /** On a credit note, names the invoice that it corrects. */
  corrects: string;
  payment: string;
  payments: Record<PaymentOption, string>;
  billTo: string;
  shipTo: string;
  lines: string;
  item: string;
  unitPrice: string;
  quantity: string;
  amount: string;
  items: string;
  shipping: (method: string) => string;
  discount: (code: string) => string;
  methods: Record<ShippingMethod, string>;
  total: string;
  refunded: string;
  taxes: string;
  rate: string;
  net: string;
  vat: string;
  gross: string;
  /** States that the prices include VAT. */
  vatIncluded: string;
  noVat: string;
  /** States that the top-up of the balance that paid has stated the VAT. */
  vatAtTopUp: string;
  creditedItem: (invoice: string) => string;
  /** On a credit note of a negative amount, which takes back the credit of a chargeback. */
  withdrawnItem: (invoice: string) => string;
  credits: (notes: string) => string;
  page: string;
};
