import { CSV_MARK, type CsvCell, csvRecord } from "@trove/contract";
import { memberStates } from "@trove/contract/countries";
import { cents, formatDecimal } from "@trove/money";
import type { VatLine } from "../vat/vat.store.ts";

/** Hundredths with two decimals: of a euro, or of a percent. They may be negative. */
export const decimal = (hundredths: number): { decimal: string } => ({ decimal: formatDecimal(cents(hundredths)) });

const COLUMNS = ["Month", "On", "Country", "Rate (%)", "Quarter of supply", "Documents"];
const AMOUNTS = ["Taxable amount (EUR)", "VAT (EUR)", "Total (EUR)"];

/** The VAT by what it is on, country and rate. */
export const vatCsv = (lines: readonly VatLine[]): string =>
  CSV_MARK +
  [
    csvRecord([...COLUMNS, ...AMOUNTS]),
    ...lines.map(({ month, kind, countryCode, vatBasisPoints, quarter, documents, totalCents, vatCents }) =>
      csvRecord([
        month,
        kind,
        countryCode,
        decimal(vatBasisPoints),
        quarter,
        documents,
        decimal(totalCents - vatCents),
        decimal(vatCents),
        decimal(totalCents),
      ]),
    ),
  ].join("");

/** Member states by their code in VAT matters: Greece is EL. */
const stateOf = (countryCode: string) => (countryCode === "GR" ? "EL" : countryCode);

type Sum = { country: string; rate: number; quarter: string; net: number; vat: number };

function summed(lines: readonly VatLine[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { countryCode, vatBasisPoints: rate, quarter, totalCents, vatCents } of lines) {
    const key = `${quarter} ${countryCode} ${rate}`;
    const sum = sums.get(key) ?? { country: stateOf(countryCode), rate, quarter, net: 0, vat: 0 };
    sums.set(key, { ...sum, net: sum.net + totalCents - vatCents, vat: sum.vat + vatCents });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

const OSS_COLUMNS = ["Part", "Member state of consumption", "Type of rate", "Rate (%)", ...AMOUNTS.slice(0, 2)];

/**
 * The return of the One Stop Shop for a quarter: supplies by member state of consumption and rate, and corrections of
 * earlier quarters by member state. Leaves out the home country, countries outside the EU, and what has no VAT.
 */
export function ossCsv(lines: readonly VatLine[], quarter: string, home: string): string {
  const abroad = lines.filter(
    ({ countryCode, vatBasisPoints }) => countryCode !== home && vatBasisPoints > 0 && memberStates.has(countryCode),
  );
  const supplies = summed(abroad.filter((line) => line.quarter === quarter));
  // A correction states the VAT alone, by member state and quarter.
  const corrections = summed(
    abroad.filter((line) => line.quarter < quarter).map((line) => ({ ...line, vatBasisPoints: 0 })),
  ).filter(({ vat }) => vat !== 0);
  const row = (...cells: CsvCell[]) => csvRecord(cells);
  return [
    csvRecord([...OSS_COLUMNS, "Corrected quarter"]),
    ...supplies.map(({ country, rate, net, vat }) =>
      row("Supply", country, "STANDARD", decimal(rate), decimal(net), decimal(vat), ""),
    ),
    ...corrections.map((sum) => row("Correction", sum.country, "", null, null, decimal(sum.vat), sum.quarter)),
  ].join("");
}
