import { textOfCsv } from "@trove/contract";
import Papa from "papaparse";

/**
 * One row of a file of deliveries. `reference` is the number of a shipment or its tracking number. Rows count from 1,
 * as in Excel.
 */
export type DeliveryLine = { line: number; reference: string };

const HEADINGS = ["number", "shipment", "shipment number", "tracking number", "tracking", "tracking no"];

/**
 * Reads a carrier's file of deliveries, separated by commas, semicolons or tabs. Reads the column whose heading names
 * shipments or tracking numbers, or the first column if there is no such heading. Leaves out empty lines.
 */
export function readDeliveryFile(text: string): DeliveryLine[] {
  const content = text.replace(/^\uFEFF/, "");
  // Papa Parse guesses the wrong delimiter if there are empty lines, so we guess without them. Then we parse with them,
  // because they count in the line numbers.
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
