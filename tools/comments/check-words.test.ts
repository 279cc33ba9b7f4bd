import { expect, it } from "vitest";
import { checkWords } from "./check-words.ts";

const linesIn = (path: string, text: string) => checkWords({ path, text }).map(({ line }) => line);

it.each([
  ["apps/server/src/http/a.ts", "requireRoom();"],
  ["apps/server/src/features/notifications/a.ts", "type LiveSignal = string;"],
  ["apps/server/src/features/auth/factors/a.ts", "const ticket = await makeTicket();"],
  ["apps/server/src/features/payments/a.ts", "export type Evidence = object;"],
  ["apps/server/src/features/overview/odds/a.ts", "payoutEvidence(test);"],
  ["apps/web/app/features/fairness/operators/a.tsx", "<BundleButton />"],
  ["apps/server/src/features/balance/sql/a.sql", "PERFORM command.top_up_take_back(p_user);"],
])("a name in which a word has another meaning is refused: %s", (path, text) => {
  expect(linesIn(path, `\n${text}`)).toEqual([2]);
});

it("file names are checked too", () => {
  expect(linesIn("apps/server/src/features/auth/factors/tickets.ts", "")).toEqual([1]);
  expect(linesIn("apps/server/src/features/payments/sql/captures/settle_stray_capture.sql", "")).toEqual([1]);
});

it("names on the wire and words in their own meaning are accepted", () => {
  expect(linesIn("apps/server/src/features/auth/factors/a.ts", "return { ticket: stepToken };")).toEqual([]);
  expect(linesIn("apps/server/src/features/overview/odds/a.ts", "evidence: row.payoutEvidence,")).toEqual([]);
  expect(linesIn("apps/server/src/features/notifications/a.ts", "signal: AbortSignal.timeout(5)")).toEqual([]);
  expect(linesIn("apps/server/src/features/lootboxes/a.ts", "drawTicket(seed);")).toEqual([]);
});
