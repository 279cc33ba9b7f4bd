-- The sum of a day's entries from one account to another, in a month that is closed.
CREATE TYPE command.book_line AS (
  day text, "fromAccount" text, "toAccount" text, "isLate" boolean, entries bigint, "amountCents" bigint
);

-- A sum on which VAT is stated, in a month that is closed.
CREATE TYPE command.book_vat_line AS (
  kind text, "countryCode" text, "vatBasisPoints" integer, quarter text, documents bigint, "totalCents" bigint,
  "vatCents" bigint
);
