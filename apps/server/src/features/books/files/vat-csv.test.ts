import { cents } from "@trove/money";
import { expect, it } from "vitest";
import { cellsOf } from "../../../../test/overview/book-files.ts";
import { ossCsv } from "./vat-csv.ts";

it("the OSS report leaves out countries outside the EU, also with VAT, and corrections that come to nothing", () => {
  const line = { month: "2026-04", kind: "Invoice" as const, vatBasisPoints: 2000, documents: 1 };
  const of = (countryCode: string, quarter: string, euros: number) => {
    return { ...line, countryCode, quarter, totalCents: cents(120 * euros), vatCents: cents(20 * euros) };
  };
  const lines = [of("GB", "2026Q2", 1), of("GR", "2026Q2", 2), of("FR", "2026Q1", 3), of("FR", "2026Q1", -3)];
  expect(cellsOf(ossCsv(lines, "2026Q2", "NL"))).toEqual([["Supply", "EL", "STANDARD", "20.00", "2.00", "0.40", ""]]);
});
