import { CSV_MARK, csvRecord } from "@trove/contract";
import { formatDecimal } from "@trove/money";
import type { Posting } from "../postings/postings.store.ts";

const COLUMNS = ["Day", "Debit account", "Credit account", "Entries", "Amount (EUR)", "Late"];

/** The postings by day and accounts. Money leaves the debit account and enters the credit account. */
export const postingsCsv = (postings: readonly Posting[]): string =>
  CSV_MARK +
  [
    csvRecord(COLUMNS),
    ...postings.map(({ day, fromAccount, toAccount, entries, amountCents, isLate }) =>
      csvRecord([day, fromAccount, toAccount, entries, { decimal: formatDecimal(amountCents) }, isLate ? "late" : ""]),
    ),
  ].join("");
