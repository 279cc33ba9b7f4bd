import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, newVisitor, PHONE, visit, WIDE } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { changeItem } from "./support/operator.ts";
import { keepSignedIn, PASSWORD, personIdOf, register, signIn, signInAs } from "./support/people.ts";
import { expectSound, goodsOf, type Goods, keptCart, openCart, step } from "./support/shopper.ts";

let shop: DemoShop;
let browser: Browser;
let goods: Goods[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  goods = await goodsOf(shop, 6);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const quantityOf = (page: Page, { name }: Goods) => page.getByRole("spinbutton", { name: `Quantity of ${name}` });
const namesIn = (page: Page) =>
  page.getByRole("list", { name: "Cart" }).getByRole("listitem").getByRole("link").allTextContents();

describe.each([
  ["on a wide screen", WIDE],
  ["on a phone", PHONE],
])("two tabs %s", (_name, size) => {
  it("share a cart, and a removed line comes back to its place", async () => {
    const context = await newVisitor(browser, shop.url, { size });
    const [first, second, third] = goods as [Goods, Goods, Goods];
    const one = await openCart(context, [first, first, second, third]);
    const other = await context.newPage();
    await visit(other, "/cart");
    await quantityOf(other, first).waitFor();
    await quantityOf(one, first).press("ArrowUp");
    await expect.poll(() => quantityOf(other, first).inputValue()).toBe("3");
    const badge = other.getByRole("banner").getByRole("link", { name: /Cart/ });
    await expect.poll(() => badge.textContent()).toBe("5");

    await one.getByRole("button", { name: `Remove ${second.name}` }).click();
    await quantityOf(other, second).waitFor({ state: "detached" });
    await one.getByRole("button", { name: "Undo" }).click();
    await quantityOf(other, second).waitFor();
    await expect.poll(() => namesIn(other)).toEqual([first.name, second.name, third.name]);

    await other.getByRole("radio", { name: "Card, as a guest" }).waitFor();
    await other.getByRole("button", { name: `Remove ${third.name}` }).click();
    await expect.poll(async () => (await keptCart(one))["cartItems"]).toHaveLength(4);
    await context.close();
  });
});

describe("a cart", () => {
  it("shows what can't be had and leaves it out of the sum", async () => {
    const [sold, withdrawn, scarce] = (await goodsOf(shop, 12)).slice(-3) as [Goods, Goods, Goods];
    await changeItem(shop, sold.id, { stock: 0 });
    await changeItem(shop, withdrawn.id, { isActive: false });
    await changeItem(shop, scarce.id, { stock: 2 });
    const context = await newVisitor(browser, shop.url, { reducedMotion: true });
    const unknown = { id: "00000000-0000-7000-8000-000000000000" };
    const page = await openCart(context, [sold, withdrawn, scarce, scarce, scarce, unknown]);
    await page.getByText("Sold out. It isn't part of your order.").waitFor();
    await expect.poll(() => page.getByText("No longer for sale. It isn't part of your order.").count()).toBe(2);
    await page.getByText("Only 2 left. We count those.").waitFor();
    await page.getByRole("complementary", { name: "Order summary" }).getByText("2 items").waitFor();
    await expectSound(page);
    await page.getByRole("button", { name: `Remove ${scarce.name}` }).click();
    await page.getByText("Nothing in your cart can be bought right now.").waitFor();
    await context.close();
  });

  it("falls back to what is usual where the browser's storage is damaged", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await openCart(context, goods.slice(0, 1));
    await page.evaluate(() => {
      const damage = { purchaseOption: '"none"', paymentOption: "7", shippingAddress: "{broken", shippingCost: "-1" };
      for (const [name, text] of Object.entries(damage)) localStorage.setItem(`shoppingCart_${name}`, text);
    });
    await page.reload();
    await page.getByRole("spinbutton").waitFor();
    await page.getByText("Delivery from €5.00").waitFor();
    await page.evaluate(() => localStorage.setItem("shoppingCart_cartItems", '{"not":"a list"}'));
    await page.reload();
    await page.getByText("Your cart is empty").waitFor();
    await expectSound(page);
    await context.close();
  });

  it("goes back from its first step to the page before it, and to the shop when there was none", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await openCart(context, goods.slice(0, 1));
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL("**/faq");
    const opened = context.waitForEvent("page");
    await page.evaluate(() => void window.open("/cart"));
    const fresh = await opened;
    await fresh.getByRole("button", { name: "Back" }).click();
    await fresh.waitForURL("**/shop");
    await context.close();
  });

  it("can be looked at but not ordered by an operator, and ordered by one who is a customer too", async () => {
    const context = await newVisitor(browser, shop.url);
    await keepSignedIn(context, await signInAs(shop.url, "admin"));
    const page = await openCart(context, goods.slice(0, 1));
    await page.getByText("Operators can look at a cart but not buy.").waitFor();
    expect(await page.getByRole("button", { name: /^Continue/ }).count()).toBe(0);
    await context.close();

    const person = await register(shop.url);
    const grant = "update users set roles = '{User,Admin}' where user_id = $1";
    await shop.owner.pool.query(grant, [personIdOf(person)]);
    const both = await newVisitor(browser, shop.url, { size: PHONE });
    await keepSignedIn(both, await signIn(shop.url, person.userName, PASSWORD));
    const cart = await openCart(both, goods.slice(0, 1));
    await cart.getByRole("spinbutton").waitFor();
    await cart.evaluate(() => window.scrollTo(0, 300));
    await cart.getByRole("button", { name: "Continue to delivery" }).click();
    await step(cart, "Delivery");
    await expect.poll(() => cart.evaluate(() => window.scrollY)).toBe(0);
    await both.close();
  });

  it("is where Buy now leads", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    const [item] = goods as [Goods];
    await visit(page, `/shop/items/${item.id}`);
    await page.getByRole("button", { name: "Buy now" }).click();
    await page.waitForURL("**/cart");
    await quantityOf(page, item).waitFor();
    await context.close();
  });
});
