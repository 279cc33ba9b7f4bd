import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { visit } from "./support/browser.ts";
import { openDemoShop } from "./support/demo-shop.ts";
import { journeyThrough } from "./support/journey.ts";
import { changeItem, findBox } from "./support/operator.ts";
import { cheapestItems, fillCart, openCart } from "./support/shopper.ts";

/** A shop of its own, since an item sells out here. */
const it = journeyThrough(openDemoShop);

const row = (page: Page, name: string) => page.getByRole("region", { name });
const namesIn = (page: Page, name: string) => row(page, name).getByRole("heading", { level: 3 }).allTextContents();

describe("similar items", () => {
  it("stand on an item's page, without what is in the cart", async ({ shop, newPage }) => {
    const [item] = await cheapestItems(shop, 1);
    const page = await newPage({ reducedMotion: true });
    await visit(page, `/shop/items/${item?.id}`);
    const before = await namesIn(page, "You may also like");
    expect(before).toHaveLength(4);
    expect(before).not.toContain(item?.name);
    const { body } = await shop.call("listSimilarItems", { query: { to: item?.id ?? "" } });
    expect(body.slice(0, 4).map(({ name }) => name)).toEqual(before);
    await fillCart(page, body.slice(0, 1));
    await visit(page, `/shop/items/${item?.id}`);
    await expect.poll(() => namesIn(page, "You may also like")).toEqual(body.slice(1, 5).map(({ name }) => name));
  });

  it("take the place of an item that is sold out", async ({ shop, newPage }) => {
    const [, item] = await cheapestItems(shop, 2);
    await changeItem(shop, item?.id ?? "", { stock: 0 });
    const page = await newPage({ reducedMotion: true });
    await visit(page, `/shop/items/${item?.id}`);
    await row(page, "Similar items in stock")
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .waitFor();
    expect(await row(page, "You may also like").count()).toBe(0);
  });

  it("stand below the cart, and come when somebody scrolls there", async ({ shop, newPage }) => {
    const items = await cheapestItems(shop, 4);
    const page = await openCart(await newPage({ reducedMotion: true }), items.slice(2));
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

it("similar boxes stand below a box", async ({ shop, newPage }) => {
  const box = await findBox(shop, "game-night");
  const page = await newPage({ reducedMotion: true });
  await visit(page, `/lootboxes/${box.id}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const others = row(page, "Boxes like this one").getByRole("link");
  await others.first().waitFor();
  expect(await others.count()).toBe(4);
  await others.first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/lootboxes/") && !url.pathname.endsWith(box.id));
});
