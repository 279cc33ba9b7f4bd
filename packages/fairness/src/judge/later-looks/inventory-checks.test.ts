import { expect, test } from "vitest";
import { receipt, OTHER_ID } from "../../../test/judging.ts";
import * as shop from "../../../test/sample-shop.ts";
import { type InventoryLine, inventoryChecks, parseOddsTable, parseReceipt, wonBoxes } from "../../index.ts";

const table = parseOddsTable(shop.oddsTable);
const won = wonBoxes(parseReceipt(receipt.text), table);

/** The inventory lines of an honest shop. */
const lines: readonly InventoryLine[] = won.map(({ inventoryItemId, sellPriceCents = -1, ...rest }) => {
  return { ...rest, id: inventoryItemId, sellPriceCents };
});

const [first, second] = lines;
if (first === undefined || second === undefined) throw new RangeError("The sample opening has two boxes");

test("a receipt names what was won, and its table what the shop pays for it", () => {
  expect(won).toHaveLength(2);
  for (const { itemId, sellPriceCents } of won) {
    expect(sellPriceCents).toBe(table.drops.find((drop) => drop.itemId === itemId)?.sellPriceCents);
  }
});

test("an inventory with everything at the signed prices holds, whatever else is in it", () => {
  const bought = { ...first, id: OTHER_ID, transactionId: null };
  expect(inventoryChecks(won, [bought, ...lines]).map(({ outcome }) => outcome)).toEqual(["Holds", "Holds"]);
  expect(inventoryChecks([], lines).map(({ outcome }) => outcome)).toEqual(["Holds", "Holds"]);
});

test.each<[string, readonly InventoryLine[], string]>([
  ["is missing", [second], "inventory-items"],
  ["is another item", [{ ...first, itemId: OTHER_ID }, second], "inventory-items"],
  ["is linked to another opening", [{ ...first, transactionId: OTHER_ID }, second], "inventory-items"],
  ["is linked to no opening", [{ ...first, transactionId: null }, second], "inventory-items"],
  ["sells for less", [{ ...first, sellPriceCents: first.sellPriceCents - 1 }, second], "inventory-prices"],
  ["sells for more", [{ ...first, sellPriceCents: first.sellPriceCents + 1 }, second], "inventory-prices"],
])("an item that %s differs, and is named", (_, shown, id) => {
  const differing = inventoryChecks(won, shown).filter(({ outcome }) => outcome === "Differs");
  expect(differing).toEqual([{ id, outcome: "Differs", about: [first.id] }]);
});

test("without the table, prices are not compared", () => {
  const unknown = wonBoxes(parseReceipt(receipt.text), undefined);
  const cheap = lines.map((line) => ({ ...line, sellPriceCents: 0 }));
  expect(inventoryChecks(unknown, cheap).map(({ outcome }) => outcome)).toEqual(["Holds", "Holds"]);
});
