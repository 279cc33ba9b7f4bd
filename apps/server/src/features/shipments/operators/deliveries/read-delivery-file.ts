import { CARRIER_STEPS, type CarrierStep, textOfCsv } from "@trove/contract";
import Papa from "papaparse";
import { placeOf } from "./place-of.ts";

/** A carrier's step as a file tells it. `at` is null if the file has no time. */
type ToldStep = { step: CarrierStep; at: Date | null; place: string | null };

/**
 * One row of a file of deliveries. `reference` is the number of a shipment or its tracking number. `told` is null if
 * its status or time can't be read. Rows count from 1, as in Excel.
 */
export type DeliveryLine = { line: number; reference: string; told: ToldStep | null };

const HEADINGS = {
  reference: ["number", "shipment", "shipment number", "tracking number", "tracking", "tracking no"],
  status: ["status", "event", "step"],
  time: ["time", "date", "timestamp", "date and time", "event time"],
  place: ["place", "location", "city", "depot"],
};

const STEPS = new Map(CARRIER_STEPS.map((step) => [step.toLowerCase(), step]));
/** A day with a time, as carriers and spreadsheets write it. */
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/i;

/** Reads a time, in UTC unless it has an offset. */
function timeOf(text: string): Date | undefined {
  const [, day, time, offset = "Z"] = TIME.exec(text) ?? [];
  const at = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Reads the cells of a row. Without a status column, the row is a delivery. */
function readTold(status: string | undefined, time: string, place: string): ToldStep | null {
  if (status === undefined) return { step: "Delivered", at: null, place: null };
  const step = STEPS.get(status.toLowerCase().replaceAll(/[\s_-]/g, ""));
  const at = time === "" ? null : timeOf(time);
  return step === undefined || at === undefined ? null : { step, at, place: placeOf(place) };
}

/**
 * Reads a carrier's file of deliveries, separated by commas, semicolons or tabs. Finds its columns by their headings.
 * Without a heading of shipments or tracking numbers, the first column has them, and there are no others. Leaves out
 * empty lines.
 */
export function readDeliveryFile(text: string): DeliveryLine[] {
  const content = text.replace(/^\uFEFF/, "");
  // Papa Parse guesses the wrong delimiter if there are empty lines, so we guess without them. Then we parse with them,
  // because they count in the line numbers.
  const { delimiter } = Papa.parse(content, { skipEmptyLines: true, preview: 10 }).meta;
  const { data } = Papa.parse<string[]>(content, { delimiter });
  const headings = (data[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const columnOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading));
  const reference = columnOf(HEADINGS.reference);
  const hasHeadings = reference !== -1;
  const [status, time, place] = [HEADINGS.status, HEADINGS.time, HEADINGS.place].map(columnOf);
  return data.flatMap((cells, index) => {
    const cell = (column = -1) => textOfCsv(cells[column] ?? "").trim();
    const named = cell(Math.max(reference, 0));
    if (named === "" || (hasHeadings && index === 0)) return [];
    const hasStatus = hasHeadings && status !== undefined && status !== -1;
    return [
      {
        line: index + 1,
        reference: named,
        told: readTold(hasStatus ? cell(status) : undefined, cell(time), cell(place)),
      },
    ];
  });
}
