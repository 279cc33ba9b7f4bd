import type { Browser, BrowserContext, Page } from "playwright-core";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { credit } from "./support/operator.ts";
import { keepSignedIn, register, signInAs } from "./support/people.ts";
import { fillAddress, fillCart, goodsOf, type Goods, keptCart, payByCard } from "./support/shopper.ts";

let shop: DemoShop;
let browser: Browser;
let goods: Goods[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  goods = await goodsOf(shop, 8);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function openCart(context: BrowserContext, items: readonly Goods[]): Promise<Page> {
  const page = await context.newPage();
  await visit(page, "/faq");
  await fillCart(page, items);
  await visit(page, "/cart");
  return page;
}

async function newCustomer(settings: Visit = {}): Promise<BrowserContext> {
  const session = await register(shop.url);
  await credit(shop, session, cents(10_000));
  const context = await newVisitor(browser, shop.url, settings);
  await keepSignedIn(context, session);
  return context;
}

const goOn = (page: Page) => page.getByRole("button", { name: "Continue", exact: true }).click();
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const shownStep = (page: Page) => page.locator("[aria-current=step]").textContent();

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

describe.each([
  ["on a wide screen", { size: WIDE, scheme: "dark" }],
  ["on a phone", { size: PHONE, scheme: "light" }],
] as const)("a cart %s", (_name, settings) => {
  it("is ordered by a guest with a card that asks their bank, and survives reloads", async () => {
    const context = await newVisitor(browser, shop.url, settings);
    const page = await openCart(context, goods.slice(0, 2));
    await page.getByRole("spinbutton").first().waitFor();
    expect(await page.getByRole("radio", { name: "Keep them in my inventory" }).isDisabled()).toBe(true);
    await expectSound(page);
    await goOn(page);
    await goOn(page);
    await page.getByText("Choose a delivery option").waitFor();
    await page.getByRole("radio", { name: "Express" }).check();
    await expectSound(page);
    await page.reload();
    await goOn(page);
    expect(await page.getByRole("radio", { name: "Express" }).isChecked()).toBe(true);
    await goOn(page);

    await step(page, "Address");
    await goOn(page);
    await page.getByText("Repeat e-mail is required").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await page.getByLabel("E-mail", { exact: true }).fill("mara@trove.example");
    await page.getByLabel("Repeat e-mail").fill("mira@trove.example");
    await fillAddress(page);
    await goOn(page);
    await page.getByText("Repeat e-mail must be the same as E-mail").waitFor();
    await page.getByLabel("Repeat e-mail").fill("mara@trove.example");
    await expectSound(page);
    await goOn(page);

    await step(page, "Check and pay");
    await expectSound(page);
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await payByCard(page, "3220");
    await page.waitForURL("**/challenges/**");
    await page.getByRole("button", { name: "Approve" }).click();
    await heading(page, "Thank you for your order");
    await page.getByText("We've sent a confirmation to mara@trove.example.").waitFor();
    await expectSound(page);
    expect(await keptCart(page)).toMatchObject({ cartItems: [], paymentId: "", shippingCost: 12 });
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await heading(page, "Thank you for your order");
    await page.getByRole("button", { name: "Continue shopping" }).click();
    await page.waitForURL("**/shop");
    expect(await keptCart(page)).toMatchObject({ purchaseIdResult: "", guestBuyerInfo: null, shippingCost: 5 });
    await context.close();
  });

  it("is paid from the balance into the inventory", async () => {
    const context = await newCustomer(settings);
    const page = await openCart(context, goods.slice(0, 1));
    await page.getByRole("radio", { name: "Keep them in my inventory" }).check();
    await goOn(page);
    await page.getByRole("button", { name: /^Pay €.* from balance$/ }).click();
    await heading(page, "It's in your inventory");
    await expectSound(page);
    await page.getByRole("link", { name: "Go to your inventory" }).click();
    await page
      .getByText(goods[0]?.name ?? "")
      .first()
      .waitFor();
    await context.close();
  });
});

describe("a payment by card", () => {
  it("that is declined says why and keeps the cart; the next one orders once", async () => {
    const context = await newCustomer();
    const page = await openCart(context, goods.slice(2, 3));
    await page.getByRole("radio", { name: "Card" }).check();
    await goOn(page);
    await page.getByRole("radio", { name: "Standard" }).check();
    await goOn(page);
    await step(page, "Address");
    await goOn(page);
    await fillAddress(page);
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await goOn(page);
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await payByCard(page, "0002");
    await page.getByRole("alert").getByText("The bank declined this card.").waitFor();
    expect((await keptCart(page))["cartItems"]).toHaveLength(1);
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await payByCard(page, "4242");
    await heading(page, "Thank you for your order");
    await context.close();
  });
});

describe("two tabs", () => {
  it("share a cart, and a removed line can be put back", async () => {
    const context = await newVisitor(browser, shop.url);
    const [first, second] = goods.slice(3, 5);
    const one = await openCart(
      context,
      [first, first, second].filter((item) => item !== undefined),
    );
    const other = await context.newPage();
    await visit(other, "/cart");
    const quantity = other.getByRole("spinbutton", { name: `Quantity of ${first?.name}` });
    await quantity.waitFor();
    await one.getByRole("button", { name: "One more" }).first().click();
    await expect.poll(() => quantity.inputValue()).toBe("3");
    await one.getByRole("button", { name: `Remove ${second?.name}` }).click();
    await other.getByRole("spinbutton").nth(1).waitFor({ state: "detached" });
    await one.getByRole("button", { name: "Undo" }).click();
    await other.getByRole("spinbutton").nth(1).waitFor();
    expect((await keptCart(other))["cartItems"]).toHaveLength(4);
    await context.close();
  });
});

describe("a cart", () => {
  it("shows what can't be had any more and leaves it out, and falls back where storage is damaged", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await openCart(context, [
      ...goods.slice(5, 6),
      { id: "00000000-0000-7000-8000-000000000000", name: "" },
    ]);
    await page.getByText("No longer for sale. It isn't part of your order.").waitFor();
    await page.getByRole("complementary", { name: "Order summary" }).getByText("1 item").waitFor();
    await page.evaluate(() => {
      for (const name of ["purchaseOption", "shippingAddress", "shippingCost"]) {
        localStorage.setItem(`shoppingCart_${name}`, "{broken");
      }
    });
    await page.reload();
    expect(await shownStep(page)).toContain("Cart");
    await page.getByRole("spinbutton").waitFor();
    await context.close();
  });

  it("can be looked at but not ordered by an operator", async () => {
    const context = await newVisitor(browser, shop.url);
    await keepSignedIn(context, await signInAs(shop.url, "admin"));
    const page = await openCart(context, goods.slice(0, 1));
    await page.getByText("Operators can look at a cart but not buy.").waitFor();
    expect(await page.getByRole("button", { name: "Continue", exact: true }).count()).toBe(0);
    await context.close();
  });

  it("is where Buy now leads", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, `/shop/items/${goods[0]?.id}`);
    await page.getByRole("button", { name: "Buy now" }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("spinbutton", { name: `Quantity of ${goods[0]?.name}` }).waitFor();
    await context.close();
  });
});
