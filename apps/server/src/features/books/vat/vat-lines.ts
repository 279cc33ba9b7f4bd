import { type RulesByCountry, vatRateOf } from "@trove/contract";
import { balanceVatRate, type VatAtTopUp } from "@trove/contract/vat";
import { cents, subtract, vatIncluded, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { Months } from "../postings/postings.store.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { readClosings } from "../closings/closings.store.ts";
import { readClosedLines, readDocumentLines, readUndocumented, type VatLine, type VatSum } from "./vat.store.ts";

const BASIS = 10_000;

function taxed(sum: VatSum, rules: RulesByCountry, atTopUp: VatAtTopUp): VatLine {
  const { kind, countryCode, totalCents } = sum;
  const rate = kind === "TopUp" ? vatRateOf(rules, countryCode) : balanceVatRate(rules, countryCode, atTopUp);
  const vat = vatIncluded(cents(Math.abs(totalCents)), rate);
  return {
    ...sum,
    vatBasisPoints: Math.round(rate * BASIS),
    vatCents: totalCents < 0 ? subtract(ZERO_CENTS, vat) : vat,
  };
}

const keyOf = ({ month, kind, countryCode, vatBasisPoints, quarter }: VatLine) =>
  [month, kind, countryCode, String(vatBasisPoints).padStart(5, "0"), quarter].join(" ");

type Rule = { zone: string; vatAtTopUp: VatAtTopUp; settings: SettingsReader };

/** A time in the middle of a month: rates of VAT change where a month begins. */
const middleOf = (month: string) => new Date(`${month}-15T12:00:00Z`);

const sorted = (lines: readonly VatLine[]) => lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Returns the VAT of open months that no document states. */
export async function readUndocumentedLines(db: Connection, months: Months, rule: Rule): Promise<VatLine[]> {
  const sums = await readUndocumented(db, months, rule.zone);
  return Promise.all(
    sums.map(async (sum) => {
      const { countries } = await rule.settings.at(middleOf(sum.month));
      return taxed(sum, countries.countries, rule.vatAtTopUp);
    }),
  );
}

/** Returns the VAT of months by what it is on, country, rate and quarter, in a fixed order. */
export async function readVatLines(db: Connection, months: Months, rule: Rule): Promise<VatLine[]> {
  const closed = await readClosedLines(db, months);
  const [last] = await readClosings(db);
  const documents = await readDocumentLines(db, months, rule.zone);
  const open = documents.filter(({ month }) => last === undefined || month > last.month);
  return sorted([...closed, ...open, ...(await readUndocumentedLines(db, months, rule))]);
}
