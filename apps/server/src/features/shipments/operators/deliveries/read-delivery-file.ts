import { textOfCsv } from "@trove/contract";
import Papa from "papaparse";

/** One row of a file of deliveries: the number of a shipment or its tracking number. Rows count from 1, as in Excel. */
export type DeliveryLine = { line: number; reference: string };

const HEADINGS = ["number", "shipment", "shipment number", "tracking number", "tracking", "tracking no"];

/**
 * Reads a carrier's file of deliveries, separated by commas, semicolons or tabs. With a heading that names shipments or
 * tracking numbers, that column counts, otherwise the first. Empty lines are left out.
 */
export function readDeliveryFile(text: string): DeliveryLine[] {
  const content = text.replace(/^\uFEFF/, "");
  // Papa Parse guesses wrong from a file with empty lines, and we count those.
  const { delimiter } = Papa.parse(content, { skipEmptyLines: true, preview: 10 }).meta;
  const { data } = Papa.parse<string[]>(content, { delimiter });
  const heading = data[0]?.findIndex((cell) => HEADINGS.includes(cell.trim().toLowerCase())) ?? -1;
  const column = Math.max(heading, 0);
  return data.flatMap((cells, index) => {
    const reference = textOfCsv(cells[column] ?? "").trim();
    const isHeading = heading !== -1 && index === 0;
    return reference === "" || isHeading ? [] : [{ line: index + 1, reference }];
  });
}
