import { expect, test } from "vitest";
import { statementLeafOf } from "../../../../../../../packages/fairness/test/sample-statements.ts";
import { newestStatement } from "./read-statement.ts";

const leaf = statementLeafOf({ time: "2026-11-27T00:00:00.000Z" });

test.each([
  ["2026-11-29T00:00:00.000Z", { ageDays: 2, isAhead: false }],
  ["2026-11-26T23:58:00.000Z", { isAhead: false }],
  ["2026-11-26T23:57:59.999Z", { isAhead: true }],
  ["2016-01-01T00:00:00.000Z", { isAhead: true }],
])("a statement of the first minute of 27 November that is read at %s has the age %j", async (now, age) => {
  expect(await newestStatement([{ index: 3, leaf }], async () => true, Date.parse(now))).toMatchObject(age);
});
