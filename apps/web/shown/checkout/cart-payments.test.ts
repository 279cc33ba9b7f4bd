import { add, cents, formatEuros, fromEuros, subtract, toEuros } from "@trove/money";
import { describe, expect } from "vitest";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { changeItem } from "../../../../e2e/support/operator.ts";
import {
  cheapestItems,
  chooseDelivery,
  goOn,
  heading,
  type Item,
  newCustomer,
  saveAddress,
  step,
} from "../../../../e2e/support/shopper.ts";
import { keptCart, openCart } from "./cart-page.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop, type ShownShop } from "../shown-shop.ts";

/** A separate shop, because prices change and items sell out in these tests. */
const it = shownBy(openShownShop);
let cheapest: Item[];
it.beforeAll(async ({ shop }) => {
  cheapest = await cheapestItems(shop, 8);
});

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

/** Deletes every address, as another tab could. */
async function emptyAddressBook(shop: ShownShop, person: TestPerson): Promise<void> {
  const { body } = await shop.call("listAddresses", {}, person);
  for (const { id } of body) await shop.call("deleteAddress", { params: { id } }, person);
}

/** Goes from the cart to the last step, and saves a new address in between. */
async function toPayment(page: Page): Promise<void> {
  await chooseDelivery(page, "Standard");
  await goOn(page);
  await saveAddress(page);
  await goOn(page);
  await step(page, "Review and pay");
}

describe("while somebody is checking out", () => {
  it(
    "a balance that is too low is topped up, and the cart is kept",
    { tags: ["S0-06", "S1-03"] },
    async ({ shop, newPage }) => {
      const query = { minPrice: "110", inStock: "true", sortBy: "MarketPrice", pageSize: "1" } as const;
      const { items } = (await shop.call("listItems", { query })).body;
      const page = await newPage({ as: await newCustomer(shop) });
      await openCart(page, items);
      await page.getByRole("radio", { name: "Keep in my inventory" }).check();
      await goOn(page);
      await page.getByText("Your balance is too low for this order.").waitFor();
      const missing = subtract(fromEuros(items[0]?.marketPrice ?? 0), cents(10_000));
      await page.getByRole("link", { name: `Top up ${formatEuros(missing)}` }).click();
      await page.waitForPath("/top-up?*");
      await expect.poll(() => page.getByLabel("Amount in euros").inputValue()).toBe(String(toEuros(missing)));
      expect(new URLSearchParams(location.search).get("returnTo")).toBe("/cart");
      expect(keptCart()["cartItems"]).toHaveLength(1);
    },
  );

  it("a changed price is shown and must be confirmed", async ({ shop, newPage }) => {
    const [item] = cheapest.slice(2) as [Item];
    const page = await openCart(await newPage({ as: await newCustomer(shop) }), [item]);
    await page.getByRole("radio", { name: "Keep in my inventory" }).check();
    await goOn(page);
    await step(page, "Review and pay");
    const price = add(item.price, cents(125));
    await changeItem(shop, item.id, { price });
    await page.getByRole("button", { name: `Pay ${formatEuros(item.price)} from balance` }).click();
    const [before, after] = [formatEuros(item.price), formatEuros(price)];
    await alertOf(page).getByText(`The total has changed from ${before} to ${after}.`).waitFor();
    await alertOf(page).getByText(`${item.name}: now ${after}, was ${before}.`).waitFor();
    await page.getByRole("button", { name: `Pay ${after} from balance` }).click();
    await heading(page, "Added to your inventory");
  });

  it("an address that was removed from the address book must be chosen again", async ({ shop, newPage }) => {
    const person = await newCustomer(shop);
    const page = await openCart(await newPage({ as: person }), cheapest.slice(6, 7));
    await toPayment(page);
    await emptyAddressBook(shop, person);
    await page.getByRole("button", { name: /^Pay €.* from balance$/ }).click();
    await step(page, "Delivery");
    await alertOf(page).getByText("Address not found").waitFor();
    await page.getByRole("radio", { name: /^Home/ }).waitFor({ state: "hidden" });
    await goOn(page);
    await saveAddress(page);
    await goOn(page);
    await page.getByRole("button", { name: /^Pay €.* from balance$/ }).click();
    await heading(page, "Thank you for your order");
  });
});
