import { describe, expect } from "vitest";
import { changeItem } from "../../../e2e/support/operator.ts";
import { cheapestItems } from "../../../e2e/support/shopper.ts";
import { fillCart } from "./checkout/cart-page.ts";
import { shownBy, type Page } from "./shown.ts";
import { openShownShop } from "./shown-shop.ts";

/** A separate shop, because an item sells out in these tests. */
const it = shownBy(openShownShop);

const row = (page: Page, name: string) => page.getByRole("region", { name });
const namesIn = (page: Page, name: string) => row(page, name).getByRole("heading", { level: 3 }).allTextContents();

describe("similar items", () => {
  it("stand on an item's page, without what is in the cart", async ({ shop, newPage }) => {
    const [item] = await cheapestItems(shop, 1);
    const page = await newPage();
    await page.visit(`/shop/items/${item?.id}`);
    const suggested = () => namesIn(page, "You may also like");
    await expect.poll(suggested).toHaveLength(4);
    const before = await suggested();
    expect(before).not.toContain(item?.name);
    const { body } = await shop.call("listSimilarItems", { query: { to: item?.id ?? "" } });
    expect(body.slice(0, 4).map(({ name }) => name)).toEqual(before);
    fillCart(page, body.slice(0, 1));
    await page.visit(`/shop/items/${item?.id}`);
    await expect.poll(suggested).toEqual(body.slice(1, 5).map(({ name }) => name));
  });

  it("take the place of an item that is sold out", async ({ shop, newPage }) => {
    const [, item] = await cheapestItems(shop, 2);
    await changeItem(shop, item?.id ?? "", { stock: 0 });
    const page = await newPage();
    await page.visit(`/shop/items/${item?.id}`);
    await row(page, "Similar items in stock")
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .waitFor();
    expect(await row(page, "You may also like").count()).toBe(0);
  });
});
