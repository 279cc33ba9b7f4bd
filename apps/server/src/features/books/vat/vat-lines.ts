import { type RulesByCountry, vatRateOf } from "@trove/contract";
import { add, cents, subtract, vatIncluded, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { Months } from "../postings/postings.store.ts";
import { readVersionTimes, type SettingsReader } from "../../settings/index.ts";
import { readClosings } from "../closings/closings.store.ts";
import { readTopUps } from "./top-ups.store.ts";
import { readUses, type UndocumentedSum } from "./uses.store.ts";
import { readClosedLines, readDocumentLines, type VatLine } from "./vat.store.ts";

const BASIS = 10_000;

function taxed(sum: UndocumentedSum, rules: RulesByCountry): VatLine {
  const { vatCents, isTaxedBefore, ratedAt: _, ...line } = sum;
  const rate = isTaxedBefore ? 0 : vatRateOf(rules, line.countryCode);
  const vat = vatIncluded(cents(Math.abs(line.totalCents)), rate);
  return {
    ...line,
    vatBasisPoints: Math.round(rate * BASIS),
    vatCents: vatCents ?? (line.totalCents < 0 ? subtract(ZERO_CENTS, vat) : vat),
  };
}

const keyOf = ({ month, kind, countryCode, vatBasisPoints, quarter }: VatLine) =>
  [month, kind, countryCode, String(vatBasisPoints).padStart(5, "0"), quarter].join(" ");

type Rule = { zone: string; settings: SettingsReader };

const sorted = (lines: readonly VatLine[]) => lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const plus = (one: VatLine, other: VatLine): VatLine => ({
  ...one,
  documents: one.documents + other.documents,
  totalCents: add(one.totalCents, other.totalCents),
  vatCents: add(one.vatCents, other.vatCents),
});

/** Adds up lines that differ only in the version of the settings that gave them their rate. */
const merged = (lines: readonly VatLine[]): VatLine[] =>
  [...Map.groupBy(lines, keyOf).values()].map((group) => group.reduce(plus));

/** Returns the VAT of open months that no document states, at the rates of the times of the supplies. */
export async function readUndocumentedLines(db: Connection, months: Months, rule: Rule): Promise<VatLine[]> {
  const changes = [new Date(0), ...(await readVersionTimes(db, "countries"))];
  const uses = await readUses(db, months, rule.zone, changes);
  const sums = [...uses, ...(await readTopUps(db, months, rule.zone))];
  const lines: VatLine[] = [];
  for (const sum of sums) lines.push(taxed(sum, (await rule.settings.at(sum.ratedAt)).countries.countries));
  return merged(lines);
}

/** Returns the VAT of months by what it is on, country, rate and quarter, in a fixed order. */
export async function readVatLines(db: Connection, months: Months, rule: Rule): Promise<VatLine[]> {
  const closed = await readClosedLines(db, months);
  const [last] = await readClosings(db);
  const documents = await readDocumentLines(db, months, rule.zone);
  const open = documents.filter(({ month }) => last === undefined || month > last.month);
  return sorted([...closed, ...open, ...(await readUndocumentedLines(db, months, rule))]);
}
