import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectFocusOn, PHONE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { savedPdf } from "../support/saved-pdf.ts";
import {
  cheapestItems,
  completeChallenge,
  fillAddress,
  goOn,
  heading,
  type Item,
  keptCart,
  newCustomer,
  openCart,
  payByCard,
  saveAddress,
  step,
} from "../support/shopper.ts";

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

/** Reloads the page and waits for the first step. The cart stays the same. */
async function reloadToCart(page: Page): Promise<void> {
  await page.reload();
  await step(page, "Your items");
  await page.getByRole("spinbutton").first().waitFor();
}

describe("a checkout", () => {
  it(
    "takes a guest's order to the bank and back, with a reload in every step",
    { tags: ["S2-08", "S2-09", "S3-21", "S3-23", "S3-35", "S4-60", "S4-61", "S4-72", "S4-73", "S9-04"] },
    async ({ shop, newTab }) => {
      const page = await openCart(await newTab({ size: PHONE }), await cheapestItems(shop, 2));
      await page.getByRole("spinbutton").first().waitFor();
      expect(await page.getByRole("radio", { name: "Keep in my inventory" }).isDisabled()).toBe(true);
      await reloadToCart(page);

      await goOn(page);
      await step(page, "Delivery");
      await expect.poll(() => page.getByRole("radio", { name: "Standard" }).isChecked()).toBe(true);
      await page.getByRole("radio", { name: "Express" }).check();
      await reloadToCart(page);
      await goOn(page);
      await step(page, "Delivery");
      await expect.poll(() => page.getByRole("radio", { name: "Express" }).isChecked()).toBe(true);
      await goOn(page);
      await page.getByText("Email is required").waitFor();
      await expect.poll(() => focusedField(page)).toBe("email");
      await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
      await fillAddress(page);
      await page.getByText("For the carrier, in case of questions about the delivery.").waitFor();
      await goOn(page);
      await step(page, "Review and pay");
      await page.getByText("1015 CN Amsterdam", { exact: true }).waitFor();
      await reloadToCart(page);
      await goOn(page);
      await step(page, "Delivery");
      await expect.poll(() => page.getByLabel("Street").inputValue()).toBe("Keizersgracht");
      await goOn(page);

      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await page.getByLabel("Card number").waitFor();
      expect(await keptCart(page)).not.toHaveProperty("paymentSession");
      await reloadToCart(page);
      await goOn(page);
      await step(page, "Delivery");
      await goOn(page);
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await payByCard(page, "3220");
      await completeChallenge(page, "Approve payment");
      await heading(page, "Thank you for your order");
      await page.getByText("We've sent a confirmation to mara@trove.example.").waitFor();
      await page
        .locator("time")
        .filter({ hasText: /^\d{4}-\d\d-\d\d$/u })
        .first()
        .waitFor();
      const { name, text } = await savedPdf(page, /^Invoice INV-/u);
      expect([name, text]).toEqual([expect.stringMatching(/^INV-\d{6}\.pdf$/u), expect.stringContaining("21%")]);
      expect(await keptCart(page)).toMatchObject({ cartItems: [], paymentId: "", shippingCost: 12 });
      expect(new URL(page.url()).search).toBe("");
      await page.reload();
      await heading(page, "Thank you for your order");
      await page.getByRole("link", { name: "Track your order" }).click();
      await page.getByRole("heading", { level: 1, name: /^Order of /u }).waitFor();
      await page.getByRole("list", { name: "Progress" }).getByText("Ordered").waitFor();
      await page.goBack();
      await heading(page, "Thank you for your order");
      await page.getByRole("button", { name: "Continue shopping" }).click();
      await page.waitForURL("**/shop");
      const afterwards = {
        purchaseIdResult: "",
        trackingToken: "",
        guestBuyerInfo: null,
        shippingAddress: null,
        shippingCost: 5,
      };
      await expect.poll(() => keptCart(page)).toMatchObject({ ...afterwards, shippingMethod: "" });
    },
  );

  it(
    "pays from the balance into the inventory, from where the item is shipped",
    { tags: ["S0-04", "S0-07", "S0-11", "S1-05", "S1-14"] },
    async ({ shop, newTab }) => {
      const [item] = (await cheapestItems(shop, 1)) as [Item];
      const page = await openCart(await newTab({ as: await newCustomer(shop) }), [item]);
      await page.getByRole("radio", { name: "Keep in my inventory" }).check();
      await goOn(page);
      await step(page, "Review and pay");
      await page.getByRole("button", { name: /^Pay €.* from balance$/ }).click();
      await heading(page, "Added to your inventory");
      await page.reload();
      await heading(page, "Added to your inventory");
      await page.getByRole("link", { name: "Go to inventory" }).click();
      await page.getByRole("link", { name: `Ship ${item.name}` }).click();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("radio", { name: /^Standard/ }).check();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Add your address" }).click();
      await saveAddress(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Ship for €10.00" }).click();
      await page.getByRole("link", { name: "Track this shipment" }).click();
      await page.getByRole("button", { expanded: true }).getByText("Ordered").waitFor();
    },
  );
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element.matches(":focus"));
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole("button", { name }));
  await page.keyboard.press("Enter");
}

it(
  "a checkout works by keyboard alone",
  { tags: ["S2-179", "S2-180", "S2-181", "S2-182", "S3-17", "S3-18", "S3-19", "S6-16"] },
  async ({ shop, newTab }) => {
    const page = await newTab({ as: await newCustomer(shop) });
    await openCart(page, await cheapestItems(shop, 1));
    await tabTo(page, page.getByRole("spinbutton"));
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.getByRole("spinbutton").inputValue()).toBe("2");
    await page.getByRole("radio", { name: "Ship to me", checked: true }).waitFor();
    await page.getByRole("radio", { name: "Balance", checked: true }).waitFor();
    await tabTo(page, page.getByRole("radio", { name: "Balance" }));
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("radio", { name: "Card" }).isChecked()).toBe(true);
    await press(page, "Continue to delivery");
    await expectFocusOn(page, /^Delivery$/);
    const counter = page.getByRole("list", { name: "Steps" });
    expect(await counter.locator("[aria-current=step]").textContent()).toBe("2Delivery");
    await page.getByRole("checkbox", { name: "Billing address is the same", checked: true }).waitFor();
    await tabTo(page, page.getByRole("radio", { name: "Standard" }));
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("radio", { name: "Express" }).isChecked()).toBe(true);
    await press(page, "Continue to payment");
    await expect.poll(() => focusedField(page)).toBe("countryCode");
    await page.keyboard.type("Neth");
    for (const text of ["Mara", "Lind", "Keizersgracht", "1", "1015cn", "Amsterdam"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByLabel("Phone number"));
    await page.keyboard.press("End");
    await page.keyboard.type("612345678");
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: /^Home/ }).waitFor();
    await press(page, "Continue to payment");
    await expectFocusOn(page, /^Review and pay$/);
    await press(page, /^Order and pay/);
    await tabTo(page, page.getByLabel("Card number"));
    await page.keyboard.type("4242424242424242");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1230");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await press(page, /^Pay €/);
    await expectFocusOn(page, /^Thank you for your order$/);
    await press(page, "Continue shopping");
    await page.waitForURL("**/shop");
  },
);
