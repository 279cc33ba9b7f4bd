import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { statementLeafOf } from "../../../../../../packages/fairness/test/sample-statements.ts";
import { newestStatement } from "./look/read-statement.ts";
import { ShopsWord } from "./shops-word.tsx";

const leaf = statementLeafOf({ time: "2026-11-27T00:00:03.120Z" });

async function shownAt(time: string): Promise<string> {
  const statement = await newestStatement([{ index: 3, leaf }], async () => true, Date.parse(time));
  const facts = { inForce: undefined, tables: new Map(), noticeMinutes: 10, unread: undefined, isForked: false };
  return renderToStaticMarkup(<ShopsWord terms={{ ...facts, statement }} />);
}

test("the page says how old the newest statement is if the shop has stated nothing for days", async () => {
  expect(await shownAt("2026-11-30T00:00:04.000Z")).toContain(
    "The newest statement is 3 days old. The shop makes one a day.",
  );
  expect(await shownAt("2026-11-28T23:59:59.000Z")).not.toContain("The newest statement is");
});
