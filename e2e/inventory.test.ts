import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { signUp } from "../apps/server/test/people/people.ts";
import { expectFocusOn, PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { balanceOf, inventoryOf, newCollector } from "./support/shipments.ts";
import { signInAs } from "./support/people.ts";

const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const dialog = (page: Page) => page.getByRole("dialog");
const confirm = (page: Page) => dialog(page).getByRole("button", { name: /^Sell/ });
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?$/ });
const selected = (page: Page, text: string) =>
  page.getByRole("region", { name: "Selected items" }).getByRole("status").getByText(text, { exact: true }).waitFor();

const CHEAPEST = "/inventory?status=InInventory&sort=price-asc";

describe("the list", () => {
  it(
    "keeps tab, search, order and page in the URL, and announces the number of items",
    { tags: ["S2-21", "S6-08"] },
    async ({ shop, newPage }) => {
      const page = await newPage({ as: await signInAs(shop, "user") });
      await visit(page, "/inventory");
      await count(page).waitFor();
      const all = Number.parseInt((await count(page).textContent()) ?? "", 10);
      await page.getByRole("link", { name: "Next page" }).click();
      await page.waitForURL("**/inventory?page=2");
      await page.getByRole("tab", { name: "Sold" }).click();
      await page.waitForURL("**/inventory?status=Sold");
      await count(page)
        .filter({ hasNotText: String(all) })
        .waitFor();
      await page.getByRole("tab", { name: "Sold" }).press("ArrowLeft");
      await page.waitForURL("**/inventory?status=Delivered");
      await page.getByText("Nordlys kitchen radio").first().waitFor();
      await page.goBack();
      await page.waitForURL("**/inventory?status=Sold");
      await page.getByRole("searchbox").fill("no such thing");
      await page.getByText("No items match").waitFor();
      await page.getByRole("button", { name: "Clear filters" }).click();
      await ticks(page).or(page.getByRole("listitem")).first().waitFor();
    },
  );

  it("leads somebody without items to the boxes", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await visit(page, "/inventory");
    await page.getByText("Nothing here yet").waitFor();
    await page.getByRole("link", { name: "Browse boxes" }).click();
    await page.waitForURL("**/lootboxes");
  });

  it("shows the proof of how an item was drawn", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newCollector(shop, 1) });
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
    async ({ shop, newPage }) => {
      const person = await newCollector(shop);
      const page = await newPage({ as: person });
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

  it("after a lost response: trying again sends the same key and sells once", async ({ shop, newPage }) => {
    const person = await newCollector(shop);
    const page = await newPage({ as: person });
    await visit(page, CHEAPEST);
    const [before, items] = await Promise.all([balanceOf(shop, person), inventoryOf(shop, person)]);
    const keys: (string | null)[] = [];
    await page.route("**/sell", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page
      .getByRole("button", { name: /^Sell for/ })
      .first()
      .click();
    await confirm(page).click();
    await dialog(page).getByRole("alert").getByText("it can't be sold twice").waitFor();
    await confirm(page).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await balanceOf(shop, person)).toBeCloseTo(before + (items[0]?.sellPrice ?? 0), 2);
  });

  it("at a changed price: shows both prices and asks again", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newCollector(shop), size: PHONE });
    await visit(page, CHEAPEST);
    const problem = { title: "The price has changed", code: "PRICE_CHANGED", params: { expected: 1, actual: 0.5 } };
    await page.route("**/sell", (route) => route.fulfill({ status: 409, json: problem }));
    await page
      .getByRole("button", { name: /^Sell for/ })
      .first()
      .click();
    await confirm(page).click();
    await dialog(page).getByRole("alert").getByText("to €0.50").waitFor();
    await dialog(page).getByRole("button", { name: "Sell for €0.50" }).waitFor();
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
