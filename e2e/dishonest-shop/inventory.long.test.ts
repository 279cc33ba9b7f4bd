import type { Endpoints, ResponseOf } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import { expect } from "vitest";
import type { OpenResponse } from "../../apps/server/test/openings/browser.ts";
import { visit } from "../support/browser.ts";
import { evidenceButton, judgeBy, keyOptions, savedBy } from "../support/dishonest/evidence.ts";
import { playedBefore } from "../support/dishonest/press.ts";
import { lieAbout, tellTruth } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { type DemoBox, findBox } from "../support/operator.ts";

type Inventory = ResponseOf<Endpoints["listInventory"]>;
type Line = Inventory["items"][number];

const TITLE = "Your inventory doesn't match what the shop signed";

const euros = (amount: number) => formatEuros(cents(Math.round(amount * 100)));

type Cheat = {
  name: string;
  show: (lines: readonly Line[]) => readonly Line[];
  says: (won: OpenResponse["openings"][number]) => string;
};

const cheats: readonly Cheat[] = [
  {
    name: "an item that was won and is missing",
    show: () => [],
    says: () => "Won in opening number 0, but not in your inventory.",
  },
  {
    name: "an item that another opening is said to have won",
    show: (lines) => lines.map((line) => ({ ...line, transactionId: null })),
    says: () => "Won in opening number 0, but not in your inventory.",
  },
  {
    name: "an item that sells for less than the signed table says",
    show: (lines) => lines.map((line) => ({ ...line, sellPrice: 0.01 })),
    says: ({ sellPrice }) => `The signed odds table pays ${euros(sellPrice)}. The shop shows ${euros(0.01)}.`,
  },
  {
    name: "an item that was sold for less",
    show: (lines) => lines.map((line) => ({ ...line, status: "Sold", sellPrice: 0.01, soldAtUtc: line.createdAtUtc })),
    says: ({ sellPrice }) => `The signed odds table pays ${euros(sellPrice)}. The shop shows ${euros(0.01)}.`,
  },
];

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it("an honest inventory says nothing; each lie about it is shown with the record that the shop signed", async ({
  shop,
  newTab,
}) => {
  const { page, earlier } = await playedBefore(shop, newTab, box);
  const [won] = earlier.openings;
  if (won === undefined) throw new Error("nothing was won");
  const held = page.waitForResponse((response) => response.url().includes("source=LootBox"));
  await visit(page, "/inventory");
  await held;
  await page.getByRole("button", { name: /^Sell for/ }).waitFor();
  expect(await page.getByText(TITLE).count()).toBe(0);

  for (const { show, says } of cheats) {
    await lieAbout(page, "listInventory", (body) => {
      const items = show(body.items);
      return { ...body, items, totalCount: items.length };
    });
    await visit(page, "/inventory");
    const findings = page.getByRole("region", { name: TITLE });
    await findings.getByText(says(won)).waitFor();
    await findings.getByText(won.item.name).waitFor();
    const { exitCode } = await judgeBy(await keyOptions(shop), await savedBy(page, evidenceButton(findings)));
    expect(exitCode).toBe(0);
    await tellTruth(page);
  }
});

it("a sale at another price than the signed one says so before, and another payment afterwards", async ({
  shop,
  newTab,
}) => {
  const { page, earlier } = await playedBefore(shop, newTab, box);
  const signed = euros(earlier.openings[0]?.sellPrice ?? 0);
  await lieAbout(page, "listInventory", (body) => ({
    ...body,
    items: body.items.map((line) => ({ ...line, sellPrice: 0.01 })),
  }));
  await visit(page, "/inventory");
  await page.getByRole("region", { name: TITLE }).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: /^Sell for/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(`The signed odds table pays ${signed} for`).waitFor();
  await expectSound(page);
  await tellTruth(page);

  await lieAbout(page, "sellInventoryItem", (body) => ({ ...body, amount: 0.01 }));
  await visit(page, "/inventory");
  await page.getByRole("button", { name: /^Sell for/ }).click();
  await dialog.getByRole("button", { name: /^Sell for/ }).click();
  await dialog.getByText(`The shop paid ${euros(0.01)} in place of ${signed}.`).waitFor();
  await dialog.getByRole("heading", { name: "Sold" }).waitFor();
});
