import { randomUUID } from "node:crypto";
import { type Cents, cents, fromEuros } from "@trove/money";
import type { Page } from "playwright-core";
import { toKeep } from "../../apps/server/test/orders/orders.ts";
import { credit, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "./browser.ts";
import type { OpenShop } from "./demo-shop.ts";

export type Item = { id: string; name: string; price: Cents };

async function itemsByPrice(shop: OpenShop, sortDirection: "Asc" | "Desc", count: number): Promise<Item[]> {
  const query = { inStock: "true", sortBy: "MarketPrice", sortDirection, pageSize: String(count) } as const;
  const { body } = await shop.call("listItems", { query });
  return body.items.map(({ id, name, marketPrice }) => ({ id, name, price: fromEuros(marketPrice) }));
}

/** The cheapest items in stock, cheapest first. */
export function cheapestItems(shop: OpenShop, count: number): Promise<Item[]> {
  return itemsByPrice(shop, "Asc", count);
}

/** The dearest item in stock. */
export async function dearestItem(shop: OpenShop): Promise<Item> {
  const [item] = await itemsByPrice(shop, "Desc", 1);
  if (item === undefined) throw new Error("nothing is for sale");
  return item;
}

/** Buys an item from the balance into the inventory, as another tab of the person could. */
export async function buyItem(shop: OpenShop, { token }: TestPerson, { id, name, price }: Item): Promise<void> {
  const body = toKeep([{ itemId: id, name, marketPrice: price }]);
  const { status, text } = await shop.call("buyFromBalance", { body }, { token, key: randomUUID() });
  if (status !== 201) throw new Error(`the item was not bought: ${text}`);
}

/** Registers a person with €100. */
export async function newCustomer(shop: OpenShop): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  return person;
}

/** Stores items in the cart of a browser, in the shop's own format. The page must be on the shop's origin. */
export async function fillCart(page: Page, items: readonly { id: string }[]): Promise<void> {
  const cart = JSON.stringify(items.map(({ id }) => ({ id })));
  await page.evaluate((kept) => localStorage.setItem("shoppingCart_cartItems", kept), cart);
}

/** Opens a cart with these items. */
export async function openCart(page: Page, items: readonly { id: string }[]): Promise<Page> {
  // The fastest page of the shop's origin. Only such a page can write the cart's storage.
  await page.goto("/health/live");
  await fillCart(page, items);
  await visit(page, "/cart");
  return page;
}

/** The cart's stored fields, by name. */
export function keptCart(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const prefix = "shoppingCart_";
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return Object.fromEntries(
      names.map((name) => [name.slice(prefix.length), JSON.parse(localStorage.getItem(name) ?? "null")]),
    );
  });
}

type Field = {
  check: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  selectOption: (choice: string) => Promise<unknown>;
  waitFor: (until?: { state: "hidden" }) => Promise<void>;
};

/** The parts of a page that an order needs. Pages in a browser and pages without one have them. */
type ShopPage = {
  getByRole: (
    role: "button" | "dialog" | "heading" | "radio",
    options?: { name?: string | RegExp; level?: number; exact?: boolean },
  ) => Field;
  getByLabel: (label: string, options?: { exact: boolean }) => Field;
};

export const heading = (page: ShopPage, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
export const step = (page: ShopPage, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
export const goOn = (page: ShopPage) => page.getByRole("button", { name: /^Continue to / }).click();

/** Goes from a full cart to the delivery step and chooses a shipping method. */
export async function chooseDelivery(page: ShopPage, method: "Standard" | "Express"): Promise<void> {
  await goOn(page);
  await step(page, "Delivery");
  await page.getByRole("radio", { name: method }).check();
}

export async function fillAddress(page: ShopPage): Promise<void> {
  await page.getByLabel("Country", { exact: true }).selectOption("NL");
  await page.getByLabel("First name").fill("Mara");
  await page.getByLabel("Last name").fill("Lind");
  await page.getByLabel("Street").fill("Keizersgracht");
  await page.getByLabel("House number", { exact: true }).fill("1");
  await page.getByLabel("Postal code").fill("1015cn");
  await page.getByLabel("City").fill("Amsterdam");
  await page.getByLabel("Phone number").fill("+31 (0)6 1234 5678");
}

/** Saves the first address in the dialog, which opens for a person without an address. */
export async function saveAddress(page: ShopPage): Promise<void> {
  await page.getByRole("dialog").waitFor();
  await fillAddress(page);
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("radio", { name: /^Home/ }).waitFor();
}

/** Pays with the sandbox card that ends in these four digits. */
export async function payByCard(page: Page, lastDigits: string): Promise<void> {
  const form = page.getByRole("region", { name: "Payment form" });
  await form.getByRole("button", { name: lastDigits }).click();
  await form.getByRole("button", { name: /^Pay / }).click();
}

/** Presses a button on the page of the customer's bank. */
export async function completeChallenge(page: Page, button: "Approve payment" | "Fail"): Promise<void> {
  await page.waitForURL("**/challenges/**");
  await page.getByRole("button", { name: button }).click();
}
