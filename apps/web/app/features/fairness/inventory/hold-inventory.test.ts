import { parseOddsTable, parseReceipt, wonBoxes } from "@trove/fairness";
import { expect, test } from "vitest";
import { SampleBrowser } from "../opening/sample/sample-browser.fixture.ts";
import { ODDS_TABLE, SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import { holdInventory, type ReadPage, type WonLine } from "./hold-inventory.ts";

/** Opens boxes in a new browser. Returns the browser and an honest shop's inventory, newest first. */
async function opened(presses: number) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  for (let press = 0; press < presses; press += 1) await browser.press();
  const lines = shop.ended
    .flatMap(({ entry }): WonLine[] => {
      const receipt = parseReceipt(entry.record.text);
      return wonBoxes(receipt, parseOddsTable(ODDS_TABLE)).map(({ inventoryItemId, sellPriceCents = -1, ...box }) => {
        return { ...box, id: inventoryItemId, sellPriceCents, createdAt: receipt.time };
      });
    })
    .toReversed();
  return { kept: browser.kept, lines };
}

/** Splits the inventory into pages, and counts the pages that were read. */
function pagesOf(lines: readonly WonLine[], size = 100) {
  const read: number[] = [];
  const readPage: ReadPage = async (page) => {
    read.push(page);
    return { lines: lines.slice((page - 1) * size, page * size), isLast: page * size >= lines.length };
  };
  return { read, readPage };
}

function firstOf(lines: readonly WonLine[]): WonLine {
  const [first] = lines;
  if (first === undefined) throw new RangeError("something was won");
  return first;
}

test("an honest inventory holds, and is read no further than the records of this browser reach", async () => {
  const { kept, lines } = await opened(3);
  const older = { ...firstOf(lines), id: "an older one", createdAt: "2026-01-01T00:00:00.000Z" };
  const { read, readPage } = pagesOf([...lines, ...Array.from({ length: 9 }, () => older)], 2);
  const { findings, signedPrices } = await holdInventory(USER_ID, kept, readPage);
  expect([findings, read]).toEqual([[], [1, 2]]);
  expect([...signedPrices].toSorted()).toEqual(lines.map(({ id, sellPriceCents }) => [id, sellPriceCents]).toSorted());
});

test("every won item has its name in the signed odds table, whatever the inventory calls it", async () => {
  const { kept, lines } = await opened(2);
  const { signedNames } = await holdInventory(USER_ID, kept, pagesOf(lines).readPage);
  const names = new Map(parseOddsTable(ODDS_TABLE).drops.map(({ itemId, name }) => [itemId, name]));
  expect([...signedNames].toSorted()).toEqual(lines.map(({ id, itemId }) => [id, names.get(itemId)]).toSorted());
});

test("an item that is not there is named with the opening that won it", async () => {
  const { kept, lines } = await opened(2);
  const [, first] = lines;
  const { findings } = await holdInventory(USER_ID, kept, pagesOf(lines.slice(0, 1)).readPage);
  expect(findings).toMatchObject([{ kind: "Missing", inventoryItemId: first?.id, opening: { nonce: 0 } }]);
  expect(findings[0]?.name).toEqual(expect.stringMatching(/./u));
  expect((await holdInventory(USER_ID, kept, pagesOf([]).readPage)).findings).toHaveLength(2);
});

test("an item at another price is named with both prices, in whatever status", async () => {
  const { kept, lines } = await opened(1);
  const cheaper = lines.map((line) => ({ ...line, sellPriceCents: line.sellPriceCents - 1 }));
  const { findings } = await holdInventory(USER_ID, kept, pagesOf(cheaper).readPage);
  const signedCents = lines[0]?.sellPriceCents ?? 0;
  expect(findings).toMatchObject([{ kind: "Price", signedCents, shownCents: signedCents - 1 }]);
});

test("only the newest part is judged of a history that is longer than what is read", async () => {
  const { kept, lines } = await opened(14);
  const withoutLast = lines.slice(0, -1);
  const { read, readPage } = pagesOf(withoutLast, 1);
  expect((await holdInventory(USER_ID, kept, readPage)).findings).toEqual([]);
  expect(read).toHaveLength(10);
  const withoutNewest = pagesOf(lines.slice(1), 1);
  const { findings } = await holdInventory(USER_ID, kept, withoutNewest.readPage);
  expect(findings.map(({ opening }) => opening.nonce)).toEqual([13]);
});

test("a browser without records asks for nothing", async () => {
  const { kept } = await opened(0);
  const { read, readPage } = pagesOf([]);
  expect((await holdInventory(USER_ID, kept, readPage)).findings).toEqual([]);
  expect(read).toEqual([]);
});
