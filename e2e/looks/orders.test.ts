import type { Page } from "playwright-core";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { buyOne, newCollector } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";
import {
  cheapestItems,
  completeChallenge,
  dearestItem,
  fillAddress,
  goOn,
  newCustomer,
  openCart,
  payByCard,
} from "../support/shopper.ts";
import { inLongForm } from "../support/short-form.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");
const order = (page: Page) => button(page, /^Order and pay/).click();
const keep = (page: Page) => page.getByRole("radio", { name: "Keep in my inventory" }).check();

async function damageCart(page: Page): Promise<void> {
  await page.goto("/health/live");
  await page.evaluate(() => localStorage.setItem("shoppingCart_cartItems", '{"not":"a list"}'));
  await visit(page, "/cart");
}

inLongForm(() => {
  it("a guest's order looks right, from the cart to its tracking", async ({ shop, newTab }) => {
    const items = (await cheapestItems(shop, 4)).slice(2);
    const bill = (page: Page) => page.getByRole("group", { name: "Billing address" });
    await sweep(await newTab(), [
      { name: "a cart from a damaged storage", isMinor: true, act: damageCart, see: "Your cart is empty" },
      {
        name: "a cart with what goes well with it",
        act: async (page) => {
          await openCart(page, items);
          await page.getByRole("list", { name: "Cart" }).waitFor();
          await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        },
        see: (page) =>
          page.getByRole("region", { name: "Goes well with your cart" }).getByRole("heading", { level: 3 }),
      },
      {
        name: "a delivery with mistakes",
        act: async (page) => {
          await goOn(page);
          await step(page, "Delivery").waitFor();
          await goOn(page);
        },
        see: "Email is required",
      },
      {
        name: "a mistake in a bill's address abroad",
        isMinor: true,
        act: async (page) => {
          await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
          await fillAddress(page);
          await page.getByLabel("Billing address is the same").uncheck();
          await bill(page).getByLabel("Country").selectOption("US");
          await goOn(page);
        },
        see: "State or region is required",
      },
      {
        name: "a review before paying",
        act: async (page) => {
          await page.getByLabel("Billing address is the same").check();
          await goOn(page);
        },
        see: "1015 CN Amsterdam",
      },
      { name: "the form for a card", act: order, see: (page) => page.getByLabel("Card number") },
      {
        name: "a declined card",
        isMinor: true,
        act: (page) => payByCard(page, "0002"),
        see: "The bank declined this card.",
      },
      {
        name: "an order that is paid",
        act: async (page) => {
          await button(page, /^Try again: pay €/).click();
          await payByCard(page, "4242");
        },
        see: (page) => heading(page, "Thank you for your order"),
      },
      {
        name: "a guest's order on its way",
        act: (page) => page.getByRole("link", { name: "Track your order" }).click(),
        see: (page) => heading(page, /^Order of /),
      },
    ]);
  });
});

inLongForm(() => {
  it("a customer's order looks right, from the cart to the bank", async ({ shop, newTab }) => {
    const [items, dear] = [await cheapestItems(shop, 1), await dearestItem(shop)];
    const person = await newCustomer(shop);
    await addAddress(shop, person);
    const payLater = async (page: Page, card: "0077" | "3220") => {
      await openCart(page, items);
      await keep(page);
      await page.getByRole("radio", { name: "Card" }).check();
      await goOn(page);
      await page.getByRole("radio", { name: /^Home/ }).waitFor();
      await order(page);
      await payByCard(page, card);
    };
    await sweep(await newTab({ as: person }), [
      {
        name: "a cart whose shipping costs more than its items",
        act: (page) => openCart(page, items),
        see: "costs more than your items",
      },
      {
        name: "an order into the inventory",
        act: async (page) => {
          await openCart(page, items);
          await keep(page);
          await goOn(page);
          await button(page, /^Pay €.* from balance$/).click();
        },
        see: (page) => heading(page, "Added to your inventory"),
      },
      {
        name: "a balance that is too low",
        isMinor: true,
        act: async (page) => {
          await openCart(page, [dear]);
          await keep(page);
          await goOn(page);
        },
        see: "Your balance is too low for this order.",
      },
      {
        name: "a payment that the bank refused",
        act: async (page) => {
          await payLater(page, "3220");
          await completeChallenge(page, "Fail");
        },
        see: (page) => heading(page, "The payment didn't go through").or(alertOf(page)),
      },
      {
        name: "a bank that takes its time",
        isMinor: true,
        act: (page) => payLater(page, "0077"),
        see: (page) => heading(page, "We're waiting for your bank"),
      },
    ]);
  });
});

it("a person's orders look right", async ({ shop, newTab }) => {
  const person = await newCollector(shop, 0);
  const { purchaseId } = await buyOne(shop, person);
  await sweep(await newTab({ as: person }), [
    { name: "the list", at: "/orders", see: (page) => page.getByRole("list", { name: "Orders" }) },
    { name: "an order", isMinor: true, at: `/orders/${purchaseId}`, see: "Tracking history" },
  ]);
});
