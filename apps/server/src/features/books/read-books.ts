import type { Endpoints, ResponseOf } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { readUserNames } from "../operators/index.ts";
import { readAsOf } from "../overview/index.ts";
import { readClosings, readNextMonth } from "./closings/closings.store.ts";
import { countDocuments } from "./documents/documents.store.ts";
import type { BookParts } from "./parts.ts";
import { type Months, type Posting, readPostings } from "./postings/postings.store.ts";
import { readSettings } from "./settings/book-settings.ts";
import { readVatLines } from "./vat/vat-lines.ts";
import type { VatLine } from "./vat/vat.store.ts";

type Books = ResponseOf<Endpoints["getBooks"]>;

function summed(postings: readonly Posting[]): Books["postings"] {
  const groups = Map.groupBy(postings, ({ fromAccount, toAccount }) => `${fromAccount} ${toAccount}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { fromAccount, toAccount } = first;
    const entries = group.reduce((total, posting) => total + posting.entries, 0);
    const amount = group.reduce((total, posting) => total + posting.amountCents, 0);
    return { fromAccount, toAccount, entries, amount: toEuros(cents(amount)) };
  });
}

function summedVat(lines: readonly VatLine[]): Books["vat"] {
  const groups = Map.groupBy(lines, (line) =>
    [line.kind, line.countryCode, line.vatBasisPoints, line.quarter].join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (of: (line: VatLine) => number) => group.reduce((total, line) => total + of(line), 0);
    return {
      kind: first.kind,
      countryCode: first.countryCode,
      vatRate: first.vatBasisPoints / 10_000,
      quarter: first.quarter,
      documents: sum(({ documents }) => documents),
      netAmount: toEuros(cents(sum(({ totalCents, vatCents }) => totalCents - vatCents))),
      vatAmount: toEuros(cents(sum(({ vatCents }) => vatCents))),
    };
  });
}

/** Returns the books of some months, with what can be closed and the settings of the exports. */
export async function readBooks(parts: BookParts, months: Months): Promise<Books> {
  const { db, now, zone } = parts;
  const asOf = await readAsOf(db);
  const [postings, vat, closings, { next, isOver }, { version, ...settings }, documents] = await Promise.all([
    readPostings(db, months, zone),
    readVatLines(db, months, parts),
    readClosings(db),
    readNextMonth(db, now(), zone),
    readSettings(db),
    countDocuments(db, months, zone),
  ]);
  const names = await readUserNames(
    db,
    closings.map(({ closedBy }) => closedBy),
  );
  return {
    timeZone: zone,
    asOfUtc: asOf?.toISOString() ?? null,
    postings: summed(postings),
    lateEntries: postings.reduce((total, { isLate, entries }) => total + (isLate ? entries : 0), 0),
    vat: summedVat(vat),
    ...documents,
    closings: closings.map(({ month, closedAt, closedBy }) => {
      return { month, closedAtUtc: closedAt.toISOString(), closedBy: names.get(closedBy) ?? "" };
    }),
    nextToClose: isOver ? next : null,
    settings,
    version,
  };
}
