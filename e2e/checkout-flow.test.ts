import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../apps/server/test/payments/checkout-stub.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { answerForVendor, watchPolicy } from "./support/flow-stand-in.ts";
import { addAddress, keepSignedIn, register } from "./support/people.ts";
import { fillAddress, fillCart, goodsOf } from "./support/shopper.ts";

let stub: CheckoutStub;
let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [stub, browser] = await Promise.all([openCheckoutStub(), launchBrowser()]);
  shop = await openDemoShop(stub.variables);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close()]);
  await stub.close();
});

const form = (page: Page) => page.getByRole("region", { name: "Payment form" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function pay(page: Page, card: "captured" | "declined" | "bank" | "closed"): Promise<void> {
  await form(page).getByLabel("Card", { exact: true }).selectOption(card);
  await form(page)
    .getByRole("button", { name: /^Pay €/ })
    .click();
}

async function openTopUp(context: BrowserContext): Promise<Page> {
  const session = await register(shop.url);
  await addAddress(shop.url, session);
  await keepSignedIn(context, session);
  const page = await context.newPage();
  await visit(page, "/top-up?amount=50");
  await page.getByRole("button", { name: "Pay €50.00" }).click();
  return page;
}

describe("Checkout.com's form", () => {
  it.each([
    ["on a wide screen", { size: WIDE, scheme: "dark" } as const],
    ["on a phone", { size: PHONE, scheme: "light" } as const],
  ])("takes another card after a declined one, under the pages' policy, %s", async (_name, settings) => {
    const context = await newVisitor(browser, shop.url, settings);
    const refused = await watchPolicy(context);
    await answerForVendor(context, stub);
    const page = await openTopUp(context);
    await form(page).frameLocator("iframe").getByLabel("Card number").waitFor();
    await pay(page, "declined");
    await form(page).getByText("Your card was declined.").waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await pay(page, "captured");
    await page.waitForURL(/\/payment-validation\?type=top-up&paymentId=pay_/);
    await heading(page, "Payment received");
    expect(refused).toEqual([]);
    await context.close();
  });

  it("brings a guest back from their bank to a finished order", async () => {
    const context = await newVisitor(browser, shop.url);
    const refused = await watchPolicy(context);
    await answerForVendor(context, stub);
    const page = await context.newPage();
    await visit(page, "/faq");
    await fillCart(page, await goodsOf(shop, 1));
    await visit(page, "/cart");
    const goOn = () => page.getByRole("button", { name: "Continue" }).click();
    await goOn();
    await page.getByRole("radio", { name: "Standard" }).check();
    await goOn();
    await page.getByLabel("E-mail", { exact: true }).fill("mara@trove.example");
    await page.getByLabel("Repeat e-mail").fill("mara@trove.example");
    await fillAddress(page);
    await goOn();
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await pay(page, "bank");
    await heading(page, "Thank you for your order");
    expect(refused).toEqual([]);
    await context.close();
  });

  it("says so when it can't be loaded or its session has ended, and what to do then", async () => {
    const context = await newVisitor(browser, shop.url);
    await context.clock.install();
    await context.route("https://*.checkout.com/**", (route) => route.abort());
    const page = await openTopUp(context);
    await form(page).getByText("The payment form couldn't be loaded.").waitFor();
    await expectAccessible(page);
    await context.unroute("https://*.checkout.com/**");
    await answerForVendor(context, stub);
    // A field that never arrives.
    await context.route("https://*.checkout.com/field.html", () => undefined);
    await form(page).getByRole("button", { name: "Try again" }).click();
    await form(page).locator("iframe").waitFor({ state: "attached" });
    await context.clock.fastForward(20_000);
    await form(page).getByText("The payment form couldn't be loaded.").waitFor();
    await context.unroute("https://*.checkout.com/field.html");
    await form(page).getByRole("button", { name: "Try again" }).click();
    await pay(page, "closed");
    await form(page).getByText("The time for this payment is over.").waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("button", { name: "Pay €50.00" }).click();
    await pay(page, "captured");
    await heading(page, "Payment received");
    await context.close();
  });
});
