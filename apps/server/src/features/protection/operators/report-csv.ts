import { CSV_MARK, type CsvCell, csvRecord, type Endpoints, type ResponseOf } from "@trove/contract";
import { formatDecimal, fromEuros } from "@trove/money";

type Month = ResponseOf<Endpoints["reportProtection"]>["months"][number];

const money = (euros: number): CsvCell => ({ decimal: formatDecimal(fromEuros(euros)) });

const columns: Record<string, (month: Month) => CsvCell> = {
  Month: ({ month }) => month,
  "People who opened boxes": ({ people }) => people,
  "Topped up (EUR)": ({ depositedAmount }) => money(depositedAmount),
  "Paid for boxes (EUR)": ({ spentAmount }) => money(spentAmount),
  "Won at market value (EUR)": ({ wonAmount }) => money(wonAmount),
  "Net (EUR)": ({ netAmount }) => money(netAmount),
  "Limits set": ({ limits }) => limits.set,
  "Limits lowered": ({ limits }) => limits.lowered,
  "Limits raised or removed": ({ limits }) => limits.raised,
  "Breaks by people": ({ breaks }) => breaks.byPeople,
  "Breaks by operators": ({ breaks }) => breaks.byOperators,
  "People in a break at the end": ({ breaks }) => breaks.running,
  "Exclusions by people": ({ exclusions }) => exclusions.byPeople,
  "Exclusions by operators": ({ exclusions }) => exclusions.byOperators,
  "Exclusions of other accounts": ({ exclusions }) => exclusions.byShop,
  "People excluded at the end": ({ exclusions }) => exclusions.running,
  "Signs: rising spending": ({ markers }) => markers.RisingSpend,
  "Signs: play at night": ({ markers }) => markers.NightPlay,
  "Signs: raise after a loss": ({ markers }) => markers.RaiseAfterLoss,
  "Signs: returns of top-ups": ({ markers }) => markers.ReturnedTopUps,
  "Cases with signs closed": ({ casesClosed }) => casesClosed,
};

/** The report as a file: a line for each month, newest first. */
export const reportCsv = (months: readonly Month[]): string =>
  CSV_MARK +
  csvRecord(Object.keys(columns)) +
  months.map((month) => csvRecord(Object.values(columns).map((value) => value(month)))).join("");
