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
  status: ["status", "event", "step", "state", "delivery status", "shipment status", "tracking status"],
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

/** A heading of a column that may tell of other steps than deliveries. */
const TELLS_STEPS = /\b(status|state|event|step)\b/;

const stepOf = (text: string) =>
  STEPS.get(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ""),
  );

/** Reads the cells of a row that has a status. */
function readTold(status: string, time: string, place: string): ToldStep | null {
  const step = stepOf(status);
  const at = time === "" ? null : timeOf(time);
  return step === undefined || at === undefined ? null : { step, at, place: placeOf(place) };
}

/**
 * Reads a carrier's file of deliveries, separated by commas, semicolons or tabs. Finds its columns by their headings.
 * - Without a heading of shipments or tracking numbers, the first column has them, and there are no others.
 * - A row without a status is a delivery, unless a heading or cell speaks of other steps: it then can't be read.
 * - Empty lines are left out.
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
  const hasStatus = hasHeadings && status !== undefined && status !== -1;
  const isUnclear = !hasStatus && headings.some((heading) => TELLS_STEPS.test(heading));
  const toldOf = (cells: readonly string[]): ToldStep | null => {
    const isOther = cells.map(stepOf).some((step) => step !== undefined && step !== "Delivered");
    return isUnclear || isOther ? null : { step: "Delivered", at: null, place: null };
  };
  return data.flatMap((cells, index) => {
    const cell = (column = -1) => textOfCsv(cells[column] ?? "").trim();
    const named = cell(Math.max(reference, 0));
    if (named === "" || (hasHeadings && index === 0)) return [];
    return [
      {
        line: index + 1,
        reference: named,
        told: hasStatus ? readTold(cell(status), cell(time), cell(place)) : toldOf(cells),
      },
    ];
  });
}
