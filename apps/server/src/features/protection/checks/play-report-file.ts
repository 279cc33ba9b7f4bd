import { CSV_MARK, csvRecord, type Endpoints, type ResponseOf } from "@trove/contract";
import { formatDecimal, fromEuros } from "@trove/money";

type Report = ResponseOf<Endpoints["reportPlay"]>;

const COLUMNS = [
  "Month",
  "Topped up (EUR)",
  "Paid for boxes (EUR)",
  "Won (EUR)",
  "Net (EUR)",
  "Sold (EUR)",
  "Openings",
  "Minutes played",
];

function recordOf(month: Report[number]): string {
  const { from, depositedAmount, spentAmount, wonAmount, netAmount, soldAmount, openings, playedMinutes } = month;
  const amounts = [depositedAmount, spentAmount, wonAmount, netAmount, soldAmount];
  const decimals = amounts.map((amount) => ({ decimal: formatDecimal(fromEuros(amount)) }));
  return csvRecord([from.slice(0, 7), ...decimals, openings, playedMinutes]);
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Returns the months of a person's play as a file. */
export function playReportFile(report: Report, at: Date, format: "csv" | "json") {
  const fileName = `play-${at.toISOString().slice(0, 10)}.${format}`;
  return format === "csv"
    ? {
        fileName,
        mediaType: "text/csv; charset=utf-8",
        pieces: piecesOf(CSV_MARK + csvRecord(COLUMNS) + report.map(recordOf).join("")),
      }
    : { fileName, mediaType: "application/json; charset=utf-8", pieces: piecesOf(JSON.stringify(report)) };
}
