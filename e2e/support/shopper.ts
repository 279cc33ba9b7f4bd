import type { Page } from "playwright-core";
import type { DemoShop } from "./demo-shop.ts";

export type Goods = { id: string; name: string };

/** Inexpensive items that are in stock, cheapest first. */
export async function goodsOf({ url }: DemoShop, count: number): Promise<Goods[]> {
  const query = `inStock=true&sortBy=MarketPrice&sortDirection=Asc&pageSize=${count}`;
  const response = await fetch(`${url}/api/items?${query}`);
  return ((await response.json()) as { items: Goods[] }).items;
}

/** Puts items into the cart of a browser that has opened the shop, as the shop's own pages keep them. */
export async function fillCart(page: Page, goods: readonly Goods[]): Promise<void> {
  const cart = JSON.stringify(goods.map(({ id }) => ({ id })));
  await page.evaluate((items) => localStorage.setItem("shoppingCart_cartItems", items), cart);
}

/** What the browser keeps of the cart, by field. */
export function keptCart(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const prefix = "shoppingCart_";
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return Object.fromEntries(
      names.map((name) => [name.slice(prefix.length), JSON.parse(localStorage.getItem(name) ?? "null")]),
    );
  });
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Country").selectOption("NL");
  await page.getByLabel("First name").fill("Mara");
  await page.getByLabel("Last name").fill("Lind");
  await page.getByLabel("Street").fill("Keizersgracht");
  await page.getByLabel("Number", { exact: true }).fill("1");
  await page.getByLabel("Postal code").fill("1015cn");
  await page.getByLabel("City").fill("Amsterdam");
  await page.getByLabel("Phone number").fill("+31 (0)6 1234 5678");
}

/** Pays with a card of the sandbox, by its last four digits. */
export async function payByCard(page: Page, lastDigits: string): Promise<void> {
  const form = page.getByRole("region", { name: "Payment form" });
  await form.getByRole("button", { name: lastDigits }).click();
  await form.getByRole("button", { name: /^Pay / }).click();
}
