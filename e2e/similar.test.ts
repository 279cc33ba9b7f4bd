import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { findBox } from "./support/operator.ts";
import { cheapestItems, openCart } from "./support/shopper.ts";

const row = (page: Page, name: string) => page.getByRole("region", { name });
const namesIn = (page: Page, name: string) => row(page, name).getByRole("heading", { level: 3 }).allTextContents();

describe("similar items", () => {
  it("stand below the cart, and come when somebody scrolls there", async ({ shop, newPage }) => {
    const items = await cheapestItems(shop, 4);
    const page = await openCart(await newPage(), items.slice(2));
    await page.getByRole("list", { name: "Cart" }).waitFor();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const fitting = row(page, "Goes well with your cart");
    const add = fitting.getByRole("button", { name: /^Add to cart/ }).first();
    await add.waitFor();
    for (const { name } of items.slice(2)) expect(await namesIn(page, "Goes well with your cart")).not.toContain(name);
    await add.click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" }).waitFor();
  });
});

it("similar boxes stand below a box", async ({ shop, newTab }) => {
  const box = await findBox(shop, "game-night");
  const page = await newTab();
  await visit(page, `/lootboxes/${box.id}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const others = row(page, "Boxes like this one").getByRole("list").getByRole("link");
  await others.first().waitFor();
  expect(await others.count()).toBe(4);
  await others.first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/lootboxes/") && !url.pathname.endsWith(box.id));
});
