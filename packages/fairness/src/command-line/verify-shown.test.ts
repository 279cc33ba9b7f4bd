import { expect, test } from "vitest";
import { logsOf, oddsLeafOf, openBox, openingLeaf, tableOf, termsLeafOf } from "../../test/audited-logs.ts";
import { logClient } from "../log/client/log-client.ts";
import type { OpeningLeaf, RecordsLogLeaf } from "../log/leaves/records-log.ts";
import { isShown, parseShown, shownText } from "../shown/shown-file.ts";
import type { ShownOpening } from "../shown/shown-steps.ts";
import { verifyShown } from "./verify-shown.ts";

const table = tableOf(1);
const leaf = openingLeaf(table, 7, "2026-11-21T12:01Z", 2);
const other = openingLeaf(table, 8, "2026-11-21T12:02Z");

/** The second box of the leaf, as an honest shop shows it. */
function shownOf({ tickets, itemIds }: OpeningLeaf): ShownOpening {
  const itemId = itemIds[1] ?? "";
  const drop = table.drops.find((one) => one.itemId === itemId);
  if (drop === undefined) throw new RangeError("The item is in the table");
  return {
    logIndex: 0,
    drawIndex: 1,
    boxId: table.boxId,
    itemId,
    itemName: drop.name,
    ticket: tickets[1] ?? 0,
    openedAtUtc: "2026-11-21T12:01:00.000Z",
    terms: { pricePaid: 499, marketPrice: drop.marketPriceCents, probability: drop.tickets / 1_000_000 },
  };
}

async function verify(openings: readonly ShownOpening[], isMine = false, first: RecordsLogLeaf = leaf) {
  const terms = [oddsLeafOf(table), termsLeafOf("2026-11-21T12:00:00.000Z", [openBox(table)])];
  const logs = await logsOf([terms], [[openBox(table)]], [first, other]);
  const liveOf = async ({ read, policy }: (typeof logs)["terms"]["place"]) => {
    const client = logClient(read, policy);
    return { client, policy, latest: await client.checkpoint() };
  };
  const live = { terms: await liveOf(logs.terms.place), records: await liveOf(logs.records.place) };
  return verifyShown(parseShown(shownText(openings)), live, isMine);
}

const honest = shownOf(leaf);

test("an opening that the log's entry draws holds, and the report says what it was", async () => {
  const { report, exitCode } = await verify([honest]);
  expect(exitCode).toBe(0);
  expect(report).toContain(`drawn: ${honest.itemName}, ticket ${honest.ticket}`);
});

test("another item than the log's is a breach for who has seen it, and proves nothing to others", async () => {
  const lie = { ...honest, itemName: "Solid gold bar" };
  expect(await verify([honest, lie])).toMatchObject({ exitCode: 2, report: expect.stringContaining("DIFFERS") });
  expect((await verify([honest, lie], true)).exitCode).toBe(1);
});

test("an entry of the log that contradicts itself is a breach for everybody", async () => {
  const forged = { ...leaf, tickets: [1, ...leaf.tickets.slice(1)] };
  expect((await verify([honest], false, forged)).exitCode).toBe(1);
});

test("an opening that the log doesn't have, and one that nobody looks up, can't be told", async () => {
  expect(await verify([{ ...honest, logIndex: 2 }], true)).toMatchObject({
    exitCode: 2,
    report: expect.stringContaining("no opening is there"),
  });
  expect((await verify([], true)).exitCode).toBe(2);
  const unread = await verifyShown(parseShown(shownText([honest])), { terms: undefined, records: undefined }, true);
  expect(unread.exitCode).toBe(2);
});

test("a file of another form is refused", () => {
  expect(isShown('{"format":"lootbox/proofs/v3"}')).toBe(false);
  for (const lie of [{ logIndex: -1 }, { ticket: "5" }, { more: 1 }]) {
    expect(() => parseShown(JSON.stringify({ format: "lootbox/shown/v1", openings: [{ ...honest, ...lie }] }))).toThrow(
      SyntaxError,
    );
  }
});
