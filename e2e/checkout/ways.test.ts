import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { signUp } from "../../apps/server/test/people/people.ts";
import { changeGroup } from "../../apps/server/test/settings/change-group.ts";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { it, journeyThrough } from "../support/journey.ts";
import { booksOf, hurryBank } from "../support/operator.ts";
import { newOperator } from "../support/people.ts";
import { cheapestItems, chooseDelivery, goOn, newCustomer, openCart, saveAddress } from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const pay = (page: Page | Locator) => page.getByRole("button", { name: /^Pay / });
const way = (page: Page, name: string) => page.getByRole("radio", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const form = (page: Page) => page.getByRole("region", { name: "Payment form" });

/** Begins a top-up of €50 in the Netherlands. */
async function topUpBy(page: Page, name: string): Promise<void> {
  await visit(page, "/top-up?amount=50");
  await page.getByLabel("Billing country").selectOption("NL");
  await way(page, name).check();
  await pay(page).click();
}

/** Opens the wallet and takes one of its cards. */
async function confirmWallet(page: Page, lastDigits: string): Promise<void> {
  await pay(form(page)).click();
  await page.getByRole("dialog").getByRole("radio", { name: lastDigits }).check();
  await page.getByRole("button", { name: "Confirm payment" }).click();
}

it("pays on the bank's page without an address, on a phone, and remembers the way", async ({ shop, newTab }) => {
  const person = await signUp(shop);
  const page = await newTab({ as: person, size: PHONE });
  await topUpBy(page, "iDEAL | Wero");
  await page.waitForURL("**/challenges/**");
  await page.getByRole("button", { name: "Approve payment" }).click();
  await heading(page, "Payment received");
  expect((await booksOf(shop, person)).balance).toBe(5000);
  await visit(page, "/top-up?amount=50");
  await page.getByLabel("Billing country").selectOption("NL");
  await expect.poll(() => way(page, "iDEAL | Wero").isChecked()).toBe(true);
});

inLongForm(() => {
  describe.each([
    ["a phone", PHONE],
    ["a desktop", WIDE],
  ])("on %s, a top-up", (_, size) => {
    it("is abandoned at the bank, and paid in another way", async ({ shop, newPage }) => {
      const person = await signUp(shop);
      const page = await newPage({ as: person, size });
      await topUpBy(page, "iDEAL | Wero");
      await page.waitForURL("**/challenges/**");
      await page.goBack();
      await topUpBy(page, "Google Pay");
      await pay(form(page)).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await confirmWallet(page, "0002");
      await heading(page, "The payment didn't go through");
      await page.getByText("The bank declined this card.").waitFor();
      await topUpBy(page, "Apple Pay");
      await confirmWallet(page, "4242");
      await heading(page, "Payment received");
      expect((await booksOf(shop, person)).balance).toBe(5000);
    });

    it("is paid twice on the bank's page, and counts once", async ({ shop, newPage, newVisitor }) => {
      const person = await signUp(shop);
      const page = await newPage({ as: person, size });
      await topUpBy(page, "iDEAL | Wero");
      await page.waitForURL("**/challenges/**");
      const again = await (await newVisitor({ as: person, size })).newPage();
      await again.goto(page.url());
      await page.getByRole("button", { name: "Approve payment" }).click();
      await heading(page, "Payment received");
      await again.getByRole("button", { name: "Approve payment" }).click();
      await heading(again, "Payment received");
      expect((await booksOf(shop, person)).balance).toBe(5000);
    });

    it("arrives by transfer, and another one too late", async ({ shop, newPage }) => {
      const person = await signUp(shop);
      const page = await newPage({ as: person, size });
      await topUpBy(page, "Bank transfer");
      await page.getByRole("button", { name: "Let the transfer arrive" }).click();
      await heading(page, "Payment received");
      await topUpBy(page, "Bank transfer");
      await page.getByRole("button", { name: "too late" }).click();
      await heading(page, "The payment didn't go through");
      await page.getByText("If your bank confirms the payment later").waitFor();
      await hurryBank(shop);
      await expect.poll(async () => (await booksOf(shop, person)).balance).toBe(10_000);
    });
  });

  const ownShop = journeyThrough(openDemoShop);
  ownShop("an order by debit is confirmed once the bank has paid", async ({ shop, newPage }) => {
    const any = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
    const ways = [
      { ...any, provider: "sandbox" as const, method: "card" as const },
      { ...any, provider: "sandbox" as const, method: "sepaDebit" as const },
    ];
    await changeGroup(shop, await newOperator(shop, "Owner"), "payments", { value: { ways } });
    const page = await openCart(await newPage({ as: await newCustomer(shop) }), await cheapestItems(shop, 1));
    await way(page, "Card").check();
    await chooseDelivery(page, "Standard");
    await goOn(page);
    await saveAddress(page);
    await goOn(page);
    await way(page, "SEPA direct debit").check();
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await form(page).getByRole("button", { name: "4242" }).click();
    await pay(form(page)).click();
    await heading(page, "Your bank is processing the payment");
    await hurryBank(shop);
    await heading(page, "Thank you for your order");
  });
});
