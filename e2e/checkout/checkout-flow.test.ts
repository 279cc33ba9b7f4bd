import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../../apps/server/test/payments/checkout-stub.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { PHONE, visit } from "../support/browser.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { standInForVendor, watchPolicy } from "../support/payment-forms/flow-stand-in.ts";
import { journeyThrough } from "../support/journey.ts";
import { cheapestItems, fillAddress, heading, openCart } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

let stub: CheckoutStub;
beforeAll(async () => {
  stub = await openCheckoutStub();
  return () => stub.close();
});
const it = journeyThrough(() => openDemoShop(stub.variables));

const form = (page: Page) => page.getByRole("region", { name: "Payment form" });

async function pay(page: Page, card: "captured" | "declined" | "bank" | "closed"): Promise<void> {
  await form(page).getByLabel("Card", { exact: true }).selectOption(card);
  await form(page)
    .getByRole("button", { name: /^Pay €/ })
    .click();
}

/** Registers a person with an address. */
async function newPayer(shop: DemoShop): Promise<TestPerson> {
  const person = await signUp(shop);
  await addAddress(shop, person);
  return person;
}

async function openTopUp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await visit(page, "/top-up?amount=50");
  await page.getByRole("button", { name: "Pay €50.00" }).click();
  return page;
}

describe("Checkout.com's form", () => {
  it("accepts another card after a declined one, and breaks no rule of the pages' policy", async ({
    shop,
    newVisitor,
  }) => {
    const context = await newVisitor({ as: await newPayer(shop), size: PHONE, scheme: "light" });
    const refused = await watchPolicy(context);
    await standInForVendor(context, stub);
    const page = await openTopUp(context);
    await form(page).frameLocator("iframe").getByLabel("Card number").waitFor();
    await pay(page, "declined");
    await form(page).getByText("Your card was declined.").waitFor();
    // Checks only one look, because the vendor's form keeps the colours that the page had when the form was mounted.
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pay(page, "captured");
    await page.waitForURL(/\/payment-validation\?type=top-up&paymentId=pay_/);
    await heading(page, "Payment received");
    expect(refused).toEqual([]);
  });

  inLongForm(() => {
    it("brings a guest back from their bank to a finished order", async ({ shop, newVisitor }) => {
      const context = await newVisitor();
      const refused = await watchPolicy(context);
      await standInForVendor(context, stub);
      const page = await openCart(await context.newPage(), await cheapestItems(shop, 1));
      const goOn = () => page.getByRole("button", { name: "Continue" }).click();
      await goOn();
      await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
      await fillAddress(page);
      await goOn();
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await pay(page, "bank");
      await heading(page, "Thank you for your order");
      expect(refused).toEqual([]);
    });

    it("says that it can't be loaded or that its session has ended, and what to do then", async ({
      shop,
      newVisitor,
    }) => {
      const context = await newVisitor({ as: await newPayer(shop) });
      await context.clock.install();
      await context.route("https://*.checkout.com/**", (route) => route.abort());
      const page = await openTopUp(context);
      await form(page).getByText("The payment form couldn't be loaded.").waitFor();
      await expectAccessible(page);
      await context.unroute("https://*.checkout.com/**");
      await standInForVendor(context, stub);
      // The frame of the card field never loads.
      await context.route("https://*.checkout.com/field.html", () => undefined);
      await form(page).getByRole("button", { name: "Try again" }).click();
      await form(page).locator("iframe").waitFor({ state: "attached" });
      await context.clock.fastForward(20_000);
      await form(page).getByText("The payment form couldn't be loaded.").waitFor();
      await context.unroute("https://*.checkout.com/field.html");
      await form(page).getByRole("button", { name: "Try again" }).click();
      await form(page).getByLabel("Card", { exact: true }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await pay(page, "closed");
      await form(page).getByText("This payment has expired.").waitFor();
      await page.getByRole("button", { name: "Start over" }).click();
      await page.getByRole("button", { name: "Pay €50.00" }).click();
      await pay(page, "captured");
      await heading(page, "Payment received");
    });
  });

  it("is in documents of their own: links to them and from them load anew, and no other page allows the vendor", async ({
    newPage,
  }) => {
    const page = await newPage();
    const policies: string[] = [];
    page.on("response", (response) => {
      const { "content-security-policy": policy, "integrity-policy": integrity } = response.headers();
      if (response.request().isNavigationRequest())
        policies.push(policy?.includes("checkout.com") === true && integrity === undefined ? "vendor" : "shop");
    });
    await visit(page, "/faq");
    const banner = page.getByRole("banner");
    await banner.getByRole("link", { name: "Boxes", exact: true }).click();
    await heading(page, "Boxes");
    expect(policies).toEqual(["shop"]);
    await banner.getByRole("link", { name: /^Cart/ }).click();
    await page.waitForURL("**/cart");
    await expect.poll(() => policies).toEqual(["shop", "vendor"]);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
    await banner.getByRole("link", { name: "Boxes", exact: true }).click();
    await heading(page, "Boxes");
    expect(policies).toEqual(["shop", "vendor", "shop"]);
  });
});
