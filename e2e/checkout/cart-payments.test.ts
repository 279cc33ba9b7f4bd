import { add, cents, formatEuros } from "@trove/money";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE } from "../support/browser.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { changeItem, hurryBank } from "../support/operator.ts";
import {
  cheapestItems,
  chooseDelivery,
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
import { inLongForm } from "../support/short-form.ts";

let cheapest: Item[];
it.beforeAll(async ({ shop }) => {
  cheapest = await cheapestItems(shop, 8);
});

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");
const payAgain = (page: Page) => page.getByRole("button", { name: /^Try again: pay €/ });
const cartItems = async (page: Page) => (await keptCart(page))["cartItems"];

/** Deletes all addresses of the person, as another tab could. */
async function emptyAddressBook(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem("user_data") ?? "{}") as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const book = (await (await fetch("/api/address", { headers })).json()) as { id: string }[];
    for (const { id } of book) await fetch(`/api/address/${id}`, { method: "DELETE", headers });
  });
}

/** Goes from a full cart to the last step and saves a new address on the way. */
async function toPayment(page: Page): Promise<void> {
  await chooseDelivery(page, "Standard");
  await goOn(page);
  await saveAddress(page);
  await goOn(page);
  await step(page, "Review and pay");
}

describe("a payment by card", () => {
  it(
    "a payment by card that is declined, then refused by the bank, keeps the cart until one succeeds",
    { tags: ["S0-06", "S1-03", "S1-15"] },
    async ({ shop, newTab }) => {
      const page = await newTab({ as: await newCustomer(shop) });
      await openCart(page, cheapest.slice(0, 1));
      await page.getByRole("radio", { name: "Card" }).check();
      await toPayment(page);
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await payByCard(page, "0002");
      await alertOf(page).getByText("The bank declined this card.").waitFor();
      expect(await cartItems(page)).toHaveLength(1);

      await payAgain(page).click();
      await payByCard(page, "3220");
      await completeChallenge(page, "Fail");
      await page.waitForURL("**/payment-validation?**");
      await heading(page, "The payment didn't go through");
      await page.getByRole("link", { name: "Try again" }).click();
      await page.getByRole("spinbutton").waitFor();
      expect(await keptCart(page)).toMatchObject({ paymentId: "", purchaseIdResult: "" });

      await chooseDelivery(page, "Express");
      await goOn(page);
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await payByCard(page, "4242");
      await heading(page, "Thank you for your order");
      await page.getByRole("link", { name: "Track your delivery" }).click();
      await page.getByRole("heading", { level: 2, name: /^Arrives \w{3} \d/ }).waitFor();
    },
  );

  inLongForm(() => {
    it("a payment by card that the bank takes long to decide is polled, and completes the order later", async ({
      shop,
      newTab,
    }) => {
      const page = await newTab({ as: await newCustomer(shop), size: PHONE });
      await openCart(page, cheapest.slice(1, 2));
      await page.getByRole("radio", { name: "Keep in my inventory" }).check();
      await page.getByRole("radio", { name: "Card" }).check();
      await goOn(page);
      await step(page, "Review and pay");
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await saveAddress(page);
      await page.getByRole("button", { name: /^Order and pay/ }).click();
      await payByCard(page, "0077");
      await heading(page, "We're waiting for your bank");
      expect(await cartItems(page)).toHaveLength(1);
      await page.reload();
      await heading(page, "We're waiting for your bank");
      await hurryBank(shop);
      await heading(page, "Added to your inventory");
      await expect.poll(() => keptCart(page)).toMatchObject({ cartItems: [], paymentId: "" });
    });
  });
});

describe("while somebody is checking out", () => {
  it("items that sell out or leave the shop are marked, and the rest is ordered", async ({ shop, newTab }) => {
    const [kept, sold, withdrawn] = cheapest.slice(3) as [Item, Item, Item];
    const page = await openCart(await newTab(), [kept, sold, withdrawn]);
    await chooseDelivery(page, "Standard");
    await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
    await fillAddress(page);
    await goOn(page);
    await step(page, "Review and pay");
    await changeItem(shop, sold.id, { stock: 0 });
    await changeItem(shop, withdrawn.id, { isActive: false });
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await step(page, "Your items");
    await alertOf(page).getByText("Something in your cart is no longer available.").waitFor();
    await page.getByText("Sold out. Not included in your order.").waitFor();
    await page.getByText("No longer available. Not included in your order.").waitFor();
    await page.getByRole("complementary", { name: "Order summary" }).getByText("1 item", { exact: true }).waitFor();
    await chooseDelivery(page, "Standard");
    await goOn(page);
    const total = formatEuros(add(kept.price, cents(500)));
    await page.getByRole("button", { name: `Order and pay ${total}` }).click();
    await payByCard(page, "3220");
    await completeChallenge(page, "Fail");
    await page.waitForURL("**/cart");
    await alertOf(page).getByText("The payment didn't go through.").waitFor();
    await payAgain(page).click();
    await payByCard(page, "4242");
    await heading(page, "Thank you for your order");
  });

  inLongForm(() => {
    it("a billing address removed from the address book must be chosen again, also for an order into the inventory", async ({
      shop,
      newTab,
    }) => {
      const page = await openCart(await newTab({ as: await newCustomer(shop) }), cheapest.slice(7, 8));
      await page.getByRole("radio", { name: "Keep in my inventory" }).check();
      await page.getByRole("radio", { name: "Card" }).check();
      await goOn(page);
      await step(page, "Review and pay");
      const order = page.getByRole("button", { name: /^Order and pay/ });
      await order.click();
      await saveAddress(page);
      await emptyAddressBook(page);
      await order.click();
      await alertOf(page).getByText("Address not found").waitFor();
      await step(page, "Review and pay");
      await page.getByRole("radio", { name: /^Home/ }).waitFor({ state: "detached" });
      await order.click();
      await saveAddress(page);
      await order.click();
      await payByCard(page, "4242");
      await heading(page, "Added to your inventory");
    });
  });
});
