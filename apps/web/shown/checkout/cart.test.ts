import { describe, expect } from "vitest";
import { changeItem } from "../../../../e2e/support/operator.ts";
import { cheapestItems, type Item } from "../../../../e2e/support/shopper.ts";
import { openCart } from "./cart-page.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";

/** A separate shop, because items sell out and leave the catalogue in these tests. */
const it = shownBy(openShownShop);
let items: Item[];
it.beforeAll(async ({ shop }) => {
  items = await cheapestItems(shop, 6);
});

const quantityOf = (page: Page, { name }: Item) => page.getByRole("spinbutton", { name: `Quantity of ${name}` });

describe("a cart", () => {
  it("shows what can't be bought and leaves it out of the total", async ({ shop, newPage }) => {
    const [sold, withdrawn, scarce] = (await cheapestItems(shop, 12)).slice(-3) as [Item, Item, Item];
    await changeItem(shop, sold.id, { stock: 0 });
    await changeItem(shop, withdrawn.id, { isActive: false });
    await changeItem(shop, scarce.id, { stock: 2 });
    const unknown = { id: "00000000-0000-7000-8000-000000000000" };
    const page = await openCart(await newPage(), [sold, withdrawn, scarce, scarce, scarce, unknown]);
    await page.getByText("Sold out. Not included in your order.").waitFor();
    await expect.poll(() => page.getByText("No longer available. Not included in your order.").count()).toBe(2);
    await page.getByText("Only 2 left. Your order includes these.").waitFor();
    await page.getByRole("complementary", { name: "Order summary" }).getByText("2 items").waitFor();
    await page.getByRole("button", { name: `Remove ${scarce.name}` }).click();
    await page.getByText("Nothing in your cart is available right now.").waitFor();
  });

  it("falls back to the defaults if the browser's storage is damaged", async ({ newPage }) => {
    const page = await openCart(await newPage(), items.slice(0, 1));
    const damage = { purchaseOption: '"none"', paymentOption: "7", shippingAddress: "{broken", shippingCost: "-1" };
    for (const [name, text] of Object.entries(damage)) localStorage.setItem(`shoppingCart_${name}`, text);
    await page.reload();
    await page.getByRole("spinbutton").waitFor();
    await page.getByText("Delivery from €5.00").waitFor();
    localStorage.setItem("shoppingCart_cartItems", '{"not":"a list"}');
    await page.reload();
    await page.getByText("Your cart is empty").waitFor();
  });

  it("opens after the button that buys at once", async ({ newPage }) => {
    const page = await newPage();
    const [item] = items as [Item];
    await page.visit(`/shop/items/${item.id}`);
    await page.getByRole("button", { name: /^Buy for/ }).click();
    await page.waitForPath("/cart");
    await quantityOf(page, item).waitFor();
  });
});
