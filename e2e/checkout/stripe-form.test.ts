import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { openStripeTill, type StripeTill } from "../../apps/server/test/payments/tills/stripe.ts";
import { signUp } from "../../apps/server/test/people/people.ts";
import { changeGroup } from "../../apps/server/test/settings/change-group.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { PHONE, visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { confirmInSheet, standInForWallets } from "../support/payment-forms/browser-wallets.ts";
import { watchPolicy } from "../support/payment-forms/flow-stand-in.ts";
import { journeyThrough } from "../support/journey.ts";
import { cheapestItems, fillAddress, heading, openCart } from "../support/shopper.ts";
import { newOperator } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";
import { standInForStripe } from "../support/payment-forms/stripe-stand-in.ts";

let till: StripeTill;
beforeAll(async () => {
  till = await openStripeTill();
  return () => till.close();
});
const it = journeyThrough(() => openDemoShop(till.variables));

const form = (page: Page) => page.getByRole("region", { name: "Payment form" });

async function pay(page: Page, card: "captured" | "declined" | "secure" | "bank" | "closed"): Promise<void> {
  await form(page).getByLabel("Card", { exact: true }).selectOption(card);
  await form(page)
    .getByRole("button", { name: /^Pay €/ })
    .click();
}

describe("Stripe's form", () => {
  it("accepts another card after declined ones, asks the bank above the page, keeps a card until it is removed, and breaks no rule of its policy", async ({
    shop,
    newVisitor,
  }) => {
    const person = await signUp(shop);
    await addAddress(shop, person);
    const context = await newVisitor({ as: person, size: PHONE, scheme: "light" });
    const refused = await watchPolicy(context);
    await standInForStripe(context, till);
    const page = await context.newPage();
    await visit(page, "/top-up?amount=50");
    await page.getByRole("button", { name: "Pay €50.00" }).click();
    await form(page).frameLocator("iframe").getByLabel("Card number").waitFor();
    await pay(page, "declined");
    await form(page).getByText("Your card was declined.").waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const bank = page.frameLocator('iframe[title="Your bank"]');
    await pay(page, "secure");
    await bank.getByRole("button", { name: "fail" }).click();
    await form(page).getByText("Your bank did not confirm the payment.").waitFor();
    await form(page).getByLabel("Save this card").check();
    await pay(page, "secure");
    await bank.getByRole("button", { name: "approve" }).click();
    await page.waitForURL(/\/payment-validation\?type=top-up&paymentId=pi_/);
    await heading(page, "Payment received");
    await visit(page, "/account/payments");
    await page.getByRole("button", { name: "Remove Visa ending in 4242" }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Remove Visa ending in 4242" }).click();
    await page.getByRole("dialog", { name: "Remove this card?" }).getByRole("button", { name: "Remove" }).click();
    await page.getByText("No cards kept yet.").waitFor();
    expect([...till.books.customers.values()].map(({ cards }) => cards)).toEqual([[]]);
    expect(refused).toEqual([]);
  });

  inLongForm(() => {
    it("brings a guest back from their bank to a finished order, and says when its session has ended", async ({
      shop,
      newVisitor,
    }) => {
      const context = await newVisitor();
      const refused = await watchPolicy(context);
      await standInForStripe(context, till);
      const page = await openCart(await context.newPage(), await cheapestItems(shop, 1));
      const goOn = () => page.getByRole("button", { name: "Continue" }).click();
      await goOn();
      await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
      await fillAddress(page);
      await goOn();
      const order = () => page.getByRole("button", { name: /^Order and pay/ }).click();
      await order();
      await pay(page, "closed");
      await form(page).getByText("This payment has expired.").waitFor();
      await page.getByRole("button", { name: "Start over" }).click();
      await order();
      await pay(page, "bank");
      await heading(page, "Thank you for your order");
      expect(page.url()).not.toContain("secret");
      expect(refused).toEqual([]);
    });

    it("is shown without kept cards if the vendor no longer takes the secret of their session", async ({
      shop,
      newVisitor,
    }) => {
      const person = await signUp(shop);
      await addAddress(shop, person);
      const context = await newVisitor({ as: person });
      await standInForStripe(context, till);
      const page = await context.newPage();
      await page.route("**/api/balance/top-up", async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replace(/cuss_secret_\w+/, "used");
        return route.fulfill({ response, body: text });
      });
      await visit(page, "/top-up?amount=50");
      await page.getByRole("button", { name: "Pay €50.00" }).click();
      await pay(page, "captured");
      await heading(page, "Payment received");
      expect([...till.books.sessions.values()].at(-1)?.sent["customer"]).toEqual(expect.any(String));
    });

    it("begins a guest's order with a wallet, and breaks no rule of its policy", async ({ shop, newVisitor }) => {
      const context = await newVisitor({ size: PHONE });
      const refused = await watchPolicy(context);
      await standInForStripe(context, till);
      await standInForWallets(context, ["googlePay"]);
      const page = await openCart(await context.newPage(), await cheapestItems(shop, 1));
      await page.getByRole("button", { name: "Google Pay" }).click();
      await confirmInSheet(page);
      await page.getByText("75004 Paris").waitFor();
      await page.getByRole("button", { name: /^Order and pay €/ }).click();
      await heading(page, "Thank you for your order");
      expect(refused).toEqual([]);
    });

    it("pays with a wallet in a browser that has it, and says that it can't be shown in another", async ({
      shop,
      newVisitor,
    }) => {
      const owner = await newOperator(shop, "Owner");
      const person = await signUp(shop);
      await addAddress(shop, person);
      const context = await newVisitor({ as: person, size: PHONE });
      await standInForStripe(context, till);
      await standInForWallets(context, ["applePay"]);
      const page = await context.newPage();
      const offer = async (method: "applePay" | "googlePay") => {
        const any = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
        await changeGroup(shop, owner, "payments", { value: { ways: [{ ...any, provider: "stripe", method }] } });
        await visit(page, "/top-up?amount=50");
        await page.getByRole("button", { name: "Pay €50.00" }).click();
      };
      await offer("googlePay");
      await form(page).getByText("The payment form couldn't be loaded.").waitFor();
      await offer("applePay");
      await form(page).getByRole("button", { name: "Apple Pay" }).click();
      await confirmInSheet(page);
      await heading(page, "Payment received");
      await changeGroup(shop, owner, "payments", { value: { ways: null } });
    });
  });
});
