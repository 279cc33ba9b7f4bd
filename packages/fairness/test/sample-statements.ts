import fc from "fast-check";
import type { ShopStatement, StatementLeaf } from "../src/log/leaves/statement.ts";
import { statementText } from "../src/log/leaves/statement.ts";
import type { SampleKey } from "./sample-keys.ts";
import { shopKey } from "./sample-keys.ts";

const item = (place: number) => `17e00000-0000-4000-8000-${String(place).padStart(12, "0")}`;

/** A statement of a small shop, the one of docs/fairness.md. */
export const plainStatement: ShopStatement = {
  time: "2026-11-27T00:00:03.120Z",
  name: "Trove",
  operator: "Trove B.V. · Keizersgracht 1, Amsterdam",
  contact: "hello@trove.example",
  sent30: 2,
  medianHours30: 31,
  sent90: 3,
  medianHours90: 40,
  waiting: 1,
  oldestHours: 100,
  disputes90: 4,
  answered90: 3,
  boxes: 2,
  prizes: [
    { itemId: item(1), available: 7 },
    { itemId: item(2), available: undefined },
  ],
};

/** The leaf of a statement, signed by a key, by default the sample shop's. */
export function statementLeafOf(change: Partial<ShopStatement> = {}, key: SampleKey = shopKey): StatementLeaf {
  return { kind: "statement", ...key.signText(statementText({ ...plainStatement, ...change })) };
}

const count = fc.nat({ max: 1_000_000 });
const line = fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ""));
const spanOf = (parcels: number, hours: number) => (parcels === 0 ? undefined : hours);

export const anyStatement: fc.Arbitrary<ShopStatement> = fc
  .record({
    time: fc.date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
    texts: fc.tuple(line, line, line),
    parcels: fc.tuple(count, count, count),
    hours: fc.tuple(count, count, count),
    disputes: fc.tuple(count, count),
    boxes: count,
    stocks: fc.array(fc.option(count, { nil: undefined }), { maxLength: 20 }),
  })
  .map(
    ({ time, texts: [name, operator, contact], parcels: [sent30, more, waiting], hours, disputes, boxes, stocks }) => ({
      time: time.toISOString(),
      name,
      operator,
      contact,
      sent30,
      medianHours30: spanOf(sent30, hours[0]),
      sent90: sent30 + more,
      medianHours90: spanOf(sent30 + more, hours[1]),
      waiting,
      oldestHours: spanOf(waiting, hours[2]),
      disputes90: Math.max(...disputes),
      answered90: Math.min(...disputes),
      boxes,
      prizes: stocks.map((available, place) => ({ itemId: item(place), available })),
    }),
  );
