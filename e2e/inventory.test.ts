import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectFocusOn, PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { balanceOf, inventoryOf, newCollector } from "./support/shipments.ts";

const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const dialog = (page: Page) => page.getByRole("dialog");
const confirm = (page: Page) => dialog(page).getByRole("button", { name: /^Sell/ });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?(,|$)/ });
const selected = (page: Page, text: string) =>
  page.getByRole("region", { name: "Selected items" }).getByRole("status").getByText(text, { exact: true }).waitFor();

const CHEAPEST = "/inventory?status=InInventory&sort=price-asc";

describe("the list", () => {
  it("shows the proof of how an item was drawn", async ({ shop, newTab }) => {
    const page = await newTab({ as: await newCollector(shop, 1) });
    await visit(page, CHEAPEST);
    const button = page.getByRole("button", { name: /was drawn$/ }).first();
    await button.click();
    await dialog(page).getByText("Ticket drawn").waitFor();
    await dialog(page).getByText("Recomputed").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
  });
});

describe("selling", () => {
  it(
    "works by keyboard alone: states item and amount, credits at once, and keeps the focus in place",
    { tags: ["S1-06"] },
    async ({ shop, newTab }) => {
      const person = await newCollector(shop);
      const page = await newTab({ as: person });
      const [before, items] = await Promise.all([balanceOf(shop, person), inventoryOf(shop, person)]);
      await visit(page, CHEAPEST);
      await ticks(page).first().focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectFocusOn(page, /^Keep$/);
      const price = await confirm(page).textContent();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await dialog(page).waitFor({ state: "hidden" });
      await page
        .getByRole("status")
        .getByText(price?.replace("Sell", "sold") ?? "")
        .waitFor();
      const paid = items[0]?.sellPrice ?? 0;
      await page.waitForFunction(() => document.activeElement?.matches("li input"));
      expect(price).toBe(`Sell for €${paid.toFixed(2)}`);
      expect(await balanceOf(shop, person)).toBeCloseTo(before + paid, 2);
      await page.getByRole("link", { name: `€${(before + paid).toFixed(2)}` }).waitFor();
    },
  );

  it("several items: Space and Shift select, the bar shows the total, and items sold in another tab are listed", async ({
    shop,
    newPage,
  }) => {
    const person = await newCollector(shop, 4);
    const page = await newPage({ as: person });
    await visit(page, CHEAPEST);
    const items = await inventoryOf(shop, person);
    await ticks(page).nth(0).focus();
    await page.keyboard.press("Space");
    await ticks(page).nth(2).focus();
    await page.keyboard.press("Shift+Space");
    await selected(page, "3 selected");
    const sum = items.slice(0, 3).reduce((total, { sellPrice }) => total + sellPrice, 0);
    const button = page.getByRole("button", { name: `Sell selected (€${sum.toFixed(2)})` });
    const elsewhere = await page.context().newPage();
    await visit(elsewhere, CHEAPEST);
    await elsewhere
      .getByRole("button", { name: /^Sell for/ })
      .nth(1)
      .click();
    await confirm(elsewhere).click();
    await dialog(elsewhere).waitFor({ state: "hidden" });
    await button.click();
    await confirm(page).click();
    await dialog(page).getByRole("heading", { name: "Some items weren't sold" }).waitFor();
    await dialog(page).getByText("No longer in your inventory").waitFor();
    await dialog(page).getByText("2 of 3 sold").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Selected items" }).waitFor({ state: "hidden" });
    await count(page).filter({ hasText: "1 item" }).waitFor();
  });
});

it("a long press on a card selects it", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCollector(shop), size: PHONE });
  await visit(page, CHEAPEST);
  await ticks(page).first().waitFor();
  const place = await page.getByRole("tabpanel").locator("li img").first().boundingBox();
  const session = await page.context().newCDPSession(page);
  const point = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 20 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.getByRole("region", { name: "Selected items" }).waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await selected(page, "1 selected");
});
