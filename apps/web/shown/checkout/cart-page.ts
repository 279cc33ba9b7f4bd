import type { Page } from "../shown.ts";
import { contentsOf } from "../window.ts";

const PREFIX = "shoppingCart_";

/** Stores items in the cart of a visitor's window, in the shop's own format. The next page shows them. */
export function fillCart(page: Page, items: readonly { id: string }[]): void {
  page.store(`${PREFIX}cartItems`, JSON.stringify(items.map(({ id }) => ({ id }))));
}

/** Shows a cart with these items. */
export async function openCart(page: Page, items: readonly { id: string }[]): Promise<Page> {
  fillCart(page, items);
  await page.visit("/cart");
  return page;
}

/** The cart's stored fields, by name. */
export function keptCart(): Record<string, unknown> {
  const kept = Object.entries(contentsOf(localStorage)).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(kept.map(([name, text]) => [name.slice(PREFIX.length), JSON.parse(text)]));
}
