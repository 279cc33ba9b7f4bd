import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, timeUtc } from "../fields.ts";
import { BOOK_FILES, VAT_LINE_KINDS } from "../book-kinds.ts";
import { version } from "./operators/fields.ts";

const month = z.string().regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, "must be a month like 2026-01");

/** Months from `from` to `to`, both included, of the company's time zone. */
const period = { from: month, to: month };

const accountNumber = z.string().regex(/^\d{4,8}$/, "must be a number of 4 to 8 digits");

const settings = z.strictObject({
  /** The number of the tax adviser at DATEV; null if there is none yet. */
  consultantNumber: z.int().min(1001).max(9_999_999).nullable(),
  /** The number that the tax adviser gave the shop. */
  clientNumber: z.int().min(1).max(99_999).nullable(),
  /** The month in which the fiscal year begins. */
  yearBeginsIn: z.int().min(1).max(12),
  /** The accountant's numbers by the ledger's accounts; `gateway` stands for every provider without a number. */
  accounts: z.record(z.string().regex(/^[a-z:-]{1,40}$/), accountNumber),
});

const posting = z.strictObject({
  /** The account that is debited, from which money comes. */
  fromAccount: z.string(),
  toAccount: z.string(),
  entries: z.int(),
  amount: euros,
});

const vatLine = z.strictObject({
  kind: z.enum(VAT_LINE_KINDS),
  countryCode: z.string(),
  /** As a fraction. */
  vatRate: z.number(),
  /** The quarter of the supply, like 2026Q1. For a credit note, it is the quarter of the invoice. */
  quarter: z.string(),
  documents: z.int(),
  /** Without VAT. Negative for credit notes. */
  netAmount: euros,
  vatAmount: euros,
});

const closing = z.strictObject({ month, closedAtUtc: timeUtc, closedBy: z.string() });

export const bookEndpoints = {
  getBooks: {
    summary: "The books of some months: postings by accounts, VAT, closed months and the settings of the exports",
    access: ["Admin"],
    permission: "books.read",
    query: z.strictObject(period),
    response: z.strictObject({
      timeZone: z.string(),
      /** The time up to which the figures are complete. */
      asOfUtc: timeUtc.nullable(),
      postings: z.array(posting),
      /** Entries that came after their month was closed. They count in the first open month. */
      lateEntries: z.int(),
      vat: z.array(vatLine),
      invoices: z.int(),
      creditNotes: z.int(),
      closings: z.array(closing),
      /** The month that can be closed next; null if it has not ended or nothing has happened yet. */
      nextToClose: month.nullable(),
      settings,
      version: z.int(),
    }),
    errors: [],
  },
  downloadBooks: {
    summary: "A file of the books of some months",
    access: ["Admin"],
    permission: "books.read",
    query: z.strictObject({ ...period, file: z.enum(BOOK_FILES) }),
    response: z.unknown(),
    isDownload: true,
    errors: [],
  },
  closeMonth: {
    summary: "Close a month: its books never change again",
    access: ["Admin"],
    permission: "books.change",
    body: z.strictObject({ month }),
    response: closing,
    errors: ["STATUS_CONFLICT"],
  },
  changeBookSettings: {
    summary: "Change what the accountant's program needs to know",
    access: ["Admin"],
    permission: "books.change",
    body: settings.extend({ version }),
    response: settings.extend({ version: z.int() }),
    errors: ["VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
