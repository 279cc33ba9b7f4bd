import { commitmentOf, oddsHash, type ShownOpening } from "@trove/fairness";
import { logPolicy, type OpeningLeaf } from "@trove/fairness/log";
import { expect, test } from "vitest";
import { logKeys } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { compareLogged, joinLogged, judgeLogged } from "./judge-logged.ts";

/** The test vectors of docs/fairness.md. */
const table =
  '{"boxId":"b0f1c1c4-0000-4000-8000-000000000001","version":1,"priceCents":499,"drops":[{"itemId":"17e00000-0000-4000-8000-000000000001","name":"Solid gold bar","marketPriceCents":62000,"sellPriceCents":55800,"tickets":1000},{"itemId":"17e00000-0000-4000-8000-000000000002","name":"Glück ✓ radio","marketPriceCents":1900,"sellPriceCents":1710,"tickets":49000},{"itemId":"17e00000-0000-4000-8000-000000000003","name":"Pocket puzzle","marketPriceCents":550,"sellPriceCents":495,"tickets":250000},{"itemId":"17e00000-0000-4000-8000-000000000004","name":"Weighted pawn","marketPriceCents":120,"sellPriceCents":108,"tickets":700000}]}';
const serverSeed = "b994667350ec9d87762bd0a41248fe4e4e81ffd03f115a5f2fef7779f9d3367d";
const pawn = "17e00000-0000-4000-8000-000000000004";
const leaf: OpeningLeaf = {
  kind: "opening",
  clientHash: "f4a465dfa69fdc0e70a57a65b1fd4d7ac9a990114a44c0be84637554a0b5f117",
  commitment: commitmentOf(serverSeed),
  serverSeed,
  oddsHash: oddsHash(table),
  quantity: 2,
  tickets: [701_594, 808_820],
  itemIds: [pawn, pawn],
  recordHash: "3a4180337ade6981bea4bbb2fd020d385dcc0f4ef0c9058f946e949ee66d44ac",
  offeredAt: "2026-11-21T12:00Z",
  time: "2026-11-21T12:00Z",
};
const shown: ShownOpening = {
  logIndex: 0,
  drawIndex: 1,
  boxId: "b0f1c1c4-0000-4000-8000-000000000001",
  itemId: pawn,
  itemName: "Weighted pawn",
  ticket: 808_820,
  openedAtUtc: "2026-11-21T12:00:00.000Z",
};

/** The steps that don't hold for a changed page, log entry or odds table. */
const broken = (seen: Partial<ShownOpening>, entry: Partial<OpeningLeaf> = {}, text: string | undefined = table) => {
  const { verdict, steps } = compareLogged({ ...shown, ...seen }, { ...leaf, ...entry }, text);
  return [verdict, ...steps.filter(({ holds }) => !holds).map(({ step }) => step)];
};

test("an opening that the log's entry draws is in the log", () => {
  expect(broken({})).toEqual(["Logged"]);
  expect(broken({ drawIndex: 0, ticket: 701_594 })).toEqual(["Logged"]);
});

test("whatever the shop shows otherwise, or logged otherwise, is named", () => {
  expect(broken({ ticket: 5 })).toEqual(["Differs", "ticket"]);
  expect(broken({ itemName: "Solid gold bar" })).toEqual(["Differs", "item"]);
  expect(broken({ itemId: "17e00000-0000-4000-8000-000000000001" })).toEqual(["Differs", "item"]);
  expect(broken({ openedAtUtc: "2026-11-21T12:01:00.000Z" })).toEqual(["Differs", "time"]);
  expect(broken({ drawIndex: 2 })).toEqual(["Differs", "ticket", "item"]);
  expect(broken({}, { tickets: [1, 808_820] })).toEqual(["Differs", "ticket"]);
  expect(broken({}, { itemIds: ["17e00000-0000-4000-8000-000000000001", pawn] })).toEqual(["Differs", "item"]);
  expect(broken({}, { commitment: leaf.clientHash })).toEqual(["Differs", "seed"]);
});

test("a price, value or chance that is shown must be the published one", () => {
  const terms = { pricePaid: 499, marketPrice: 120, probability: 0.7 };
  expect(broken({ terms })).toEqual(["Logged"]);
  expect(broken({ terms: { ...terms, pricePaid: 1 } })).toEqual(["Differs", "odds", "ticket", "item"]);
  expect(broken({ terms: { ...terms, marketPrice: 62_000 } })).toEqual(["Differs", "item"]);
  expect(broken({ terms: { ...terms, probability: 0.01 } })).toEqual(["Differs", "item"]);
});

test("several draws are in the log if each of them is", () => {
  const first = compareLogged({ ...shown, drawIndex: 0, ticket: 701_594 }, leaf, table);
  const second = compareLogged(shown, leaf, table);
  const lie = compareLogged({ ...shown, ticket: 5 }, leaf, table);
  expect(joinLogged([first, second])).toEqual(first);
  const { verdict, steps } = joinLogged([first, lie]);
  expect(verdict).toBe("Differs");
  expect(steps.filter(({ holds }) => !holds)).toEqual([{ step: "ticket", holds: false }]);
});

test("odds that are not this box's, or that the shop doesn't publish, prove nothing", () => {
  const none = ["Differs", "odds", "ticket", "item"];
  expect(broken({ boxId: "b0f1c1c4-0000-4000-8000-000000000002" })).toEqual(none);
  expect(broken({}, {}, table.replace("1900", "1901"))).toEqual(none);
  expect(compareLogged(shown, leaf, undefined).verdict).toBe("Differs");
});

test("a log that can't be read proves nothing", async () => {
  const policy = logPolicy(logKeys.records);
  const sources = { read: async () => undefined, policy, oddsTable: async () => table };
  expect(await judgeLogged(shown, sources)).toEqual({ verdict: "Unread", steps: [], leaf: undefined });
});
