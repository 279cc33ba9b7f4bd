import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { signUp } from "../apps/server/test/people/people.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessibility.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { hurryBank } from "./support/operator.ts";
import { inLongForm } from "./support/short-form.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay / });
const summary = (page: Page) => page.getByRole("complementary", { name: "Your top-up" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function expectFocusAt(page: Page, field: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(field);
}

/** Goes from the first step to the payment and pays with the sandbox card that ends in these four digits. */
async function payWith(page: Page, lastDigits: string): Promise<void> {
  await pay(page).click();
  const form = page.getByRole("region", { name: "Payment form" });
  await form.getByRole("button", { name: lastDigits }).click();
  await form.getByRole("button", { name: /^Pay / }).click();
}

describe("a top-up", () => {
  it(
    "asks for missing entries, keeps the typed text, and credits what the bank approved",
    { tags: ["S2-22", "S6-09", "S6-11"] },
    async ({ shop, newTab }) => {
      const page = await newTab({ as: await signUp(shop), size: PHONE });
      await visit(page, "/top-up?amount=1.20&returnTo=%2Flootboxes%3Fsort%3Dprice-asc");
      // An amount below the minimum becomes the minimum.
      await expect.poll(() => page.getByLabel("Amount in euros").inputValue()).toBe("5");
      await page.getByLabel("Amount in euros").fill("4,99");
      await pay(page)
        .or(page.getByRole("button", { name: "Enter an amount" }))
        .click();
      await page.getByText("Amount must be between €5.00 and €1,000.00").waitFor();
      await expectFocusAt(page, "amount");

      await page.getByLabel("Amount in euros").fill("50,00");
      await page.getByLabel("Billing country").selectOption("US");
      await summary(page).getByText("We don't ship to United States yet").waitFor();
      expect(await pay(page).isDisabled()).toBe(true);
      // For the price, the country is enough.
      await page.getByLabel("Billing country").selectOption("DE");
      await summary(page).getByText("when you spend it").waitFor();
      await page.getByLabel("Pay in").selectOption("USD");
      await summary(page).getByText("when you spend it").waitFor();
      await expect
        .poll(() => summary(page).locator("dd").allTextContents())
        .toEqual(["€50.00", "when you spend it", "$54.35"]);
      await payWith(page, "3220");
      await page.waitForURL("**/challenges/**");
      await page.getByRole("button", { name: "Approve" }).click();
      await heading(page, "Payment received").waitFor();
      await page.getByText("€50.00 was added to your balance.").waitFor();
      await page.getByText("Taking you back in").waitFor();
      await page.waitForURL("**/lootboxes?sort=price-asc");

      // The charged amount equals the amount that the page showed before.
      await visit(page, "/transactions");
      await page.getByText("Paid $54.35 in USD").waitFor();
    },
  );
});

it("a card that is kept by a tick pays next time with its security code alone", async ({ shop, newTab }) => {
  const page = await newTab({ as: await signUp(shop), size: PHONE });
  const form = page.getByRole("region", { name: "Payment form" });
  const press = () => form.getByRole("button", { name: /^Pay / }).click();
  await visit(page, "/top-up?amount=25");
  await pay(page).click();
  const keep = form.getByRole("checkbox", { name: "Keep this card for next time" });
  expect(await keep.isChecked()).toBe(false);
  await form.getByRole("button", { name: "4242" }).click();
  await keep.check();
  await press();
  await heading(page, "Payment received").waitFor();
  await visit(page, "/top-up?amount=25");
  await pay(page).click();
  await form.getByRole("radio", { name: /Visa •• 4242/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press();
  await form.getByText("Security code is required").waitFor();
  await form.getByLabel("Security code").fill("123");
  await press();
  await heading(page, "Payment received").waitFor();
  await page.getByText("€25.00 was added to your balance.").waitFor();
});

describe("a payment", () => {
  it(
    "a payment that is declined shows the reason, and the next attempt keeps the amount and the page to return to",
    { tags: ["S7-28"] },
    async ({ shop, newTab }) => {
      const page = await newTab({ as: await signUp(shop) });
      await visit(page, "/top-up?amount=25&returnTo=%2Flootboxes");
      await payWith(page, "0002");
      await heading(page, "The payment didn't go through").waitFor();
      await page.getByText("The bank declined this card.").waitFor();
      await page.getByRole("link", { name: "Try €25.00 again" }).click();
      await page.waitForURL("**/top-up?amount=25&returnTo=%2Flootboxes");
      await payWith(page, "4242");
      await heading(page, "Payment received").waitFor();
      await page.getByRole("banner").getByRole("link", { name: "€25.00" }).waitFor();
      await page.getByRole("button", { name: "Stay here" }).click();
      await page.getByText("You're staying on this page.").waitFor();
      await page.getByRole("link", { name: "Continue" }).click();
      await page.waitForURL("**/lootboxes");
    },
  );

  inLongForm(() => {
    it("a payment that the bank takes long to decide is polled", async ({ shop, newTab }) => {
      const page = await newTab({ as: await signUp(shop) });
      await visit(page, "/top-up?amount=20");
      await payWith(page, "0077");
      await heading(page, "We're waiting for your bank").waitFor();
      await hurryBank(shop);
      await heading(page, "Payment received").waitFor();
    });
  });
});

it("after a lost response, the retry has the same key and begins no second payment", async ({ shop, newTab }) => {
  const page = await newTab({ as: await signUp(shop) });
  await visit(page, "/top-up?amount=30");
  const keys: (string | null)[] = [];
  await page.route("**/api/balance/top-up", async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await pay(page).click();
  await page.getByRole("alert").getByText("Something went wrong!").waitFor();
  await payWith(page, "4242");
  await heading(page, "Payment received").waitFor();
  expect(keys[1]).toBe(keys[0]);
  await visit(page, "/transactions");
  await page.getByRole("table").waitFor();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Top-up" }).count()).toBe(1);
});
