import type { BookFile, VatLineKind } from "@trove/contract/book-kinds";
import { defineTexts } from "../texts.ts";
import { percent, plural } from "./grammar.ts";

const files = {
  postings: { name: "Postings", about: "Every movement of money, summed by day and accounts. CSV." },
  datev: {
    name: "DATEV batch",
    about: "The postings and the VAT for DATEV: Buchungsstapel, EXTF 700. One fiscal year.",
  },
  vat: { name: "VAT", about: "Taxable amounts and VAT by month, country and rate. CSV." },
  oss: {
    name: "OSS report",
    about: "Sales to other member states, with corrections of earlier quarters. Exactly one quarter.",
  },
  documents: { name: "List of documents", about: "Invoices and credit notes with their amounts. CSV." },
  archive: {
    name: "Archive of documents",
    about: "Every invoice and credit note as PDF, with the list. ZIP; takes a while.",
  },
} as const satisfies Record<BookFile, { name: string; about: string }>;

const kinds = {
  Invoice: "Invoices",
  CreditNote: "Credit notes",
  Box: "Boxes, paid from balance",
  Shipping: "Shipping, paid from balance",
  TopUp: "Top-ups",
} as const satisfies Record<VatLineKind, string>;

/** The texts of the page about the books. */
export const books = defineTexts({
  title: "Books",
  lead: "What the accountant needs, by month. A closed month never changes again.",
  back: "All payments",
  from: "First month",
  to: "Last month",
  lastMonth: "Last month",
  lastQuarter: "Last quarter",
  asOf: (time: string, zone: string) => `As of ${time}. Days end at midnight in ${zone}.`,
  late: (count: number) =>
    plural(count, {
      one: "# entry came after its month was closed. It counts on the first day of the next open month.",
      other: "# entries came after their month was closed. They count on the first day of the next open month.",
    }),
  filesTitle: "Files",
  files,
  download: (name: string) => `Download ${name}`,
  postings: {
    title: "Postings",
    debit: "Debit",
    credit: "Credit",
    entries: "Entries",
    amount: "Amount",
    none: "Nothing was posted in these months.",
  },
  accounts: {
    wallet: "Customers' balances",
    gateway: "Payment providers",
    "house:boxes": "Boxes: value of what they gave",
    "house:box-margin": "Box margin",
    "house:items": "Items",
    "house:shipping": "Shipping",
    "house:buyback": "Sold back",
    "house:goodwill": "Goodwill",
    "house:gifts": "Gift codes owed",
    "house:quarantine": "Quarantine",
    "house:chargebacks": "Chargebacks",
    "house:refunds": "Refunds on their way",
    "house:payouts": "Payouts on their way",
    "house:transfers": "Bank transfers by hand",
    "vat:home": "VAT of the home country",
    "vat:abroad": "VAT of other countries",
    "vat:top-ups": "VAT of top-ups",
  },
  vat: {
    title: "VAT",
    on: "On",
    quarter: "Quarter",
    country: "Country",
    rate: "Rate",
    net: "Taxable",
    vat: "VAT",
    rates: (rate: number) => percent(rate),
    none: "No VAT in these months.",
  },
  kinds,
  months: {
    title: "Closed months",
    lead: "Close a month once you have handed it in. What comes later counts in the next open month.",
    closed: (name: string, day: string) => `${name}, ${day}`,
    none: "No month is closed yet.",
    close: (month: string) => `Close ${month}`,
    sure: "Its postings and its VAT can't change afterwards, and it can't be opened again.",
    keep: "Keep open",
    done: "Month closed",
  },
  settings: {
    title: "Accountant's numbers",
    lead: "The tax adviser gives these. Accounts must not compute VAT by themselves: it is posted apart.",
    consultantNumber: "Consultant number",
    clientNumber: "Client number",
    yearBeginsIn: "Fiscal year begins in",
    wrongNumber: (least: number, most: number) => `Enter a number from ${least} to ${most}, or leave it empty`,
    wrongAccount: "Enter 4 to 8 digits",
    save: "Save",
    saved: "Saved",
  },
});
