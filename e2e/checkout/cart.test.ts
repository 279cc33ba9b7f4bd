import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { signUp } from "../../apps/server/test/people/people.ts";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signIn, signInAs } from "../support/people.ts";
import { cheapestItems, fillCart, type Item, keptCart, openCart, step } from "../support/shopper.ts";

let items: Item[];
it.beforeAll(async ({ shop }) => {
  items = await cheapestItems(shop, 6);
});

const quantityOf = (page: Page, { name }: Item) => page.getByRole("spinbutton", { name: `Quantity of ${name}` });
const namesIn = (page: Page) =>
  page.getByRole("list", { name: "Cart" }).getByRole("listitem").getByRole("link").allTextContents();

describe("two tabs", () => {
  it(
    "share a cart, and a line that was removed returns to its place with Undo",
    { tags: ["S2-08", "S2-101", "S2-102", "S6-29"] },
    async ({ newVisitor }) => {
      const context = await newVisitor();
      const [first, second, third] = items as [Item, Item, Item];
      const one = await openCart(await context.newPage(), [first, first, second, third]);
      const other = await context.newPage();
      await visit(other, "/cart");
      await quantityOf(other, first).waitFor();
      await quantityOf(one, first).press("ArrowUp");
      await expect.poll(() => quantityOf(other, first).inputValue()).toBe("3");
      const badge = other.getByRole("banner").getByRole("link", { name: /Cart/ });
      await expect.poll(() => badge.textContent()).toBe("5");

      await one.getByRole("button", { name: `Remove ${second.name}` }).click();
      await quantityOf(other, second).waitFor({ state: "detached" });
      await one.getByRole("button", { name: "Undo" }).click();
      await quantityOf(other, second).waitFor();
      await expect.poll(() => namesIn(other)).toEqual([first.name, second.name, third.name]);

      await other.getByRole("radio", { name: "Card or another way, as a guest" }).waitFor();
      await other.getByRole("button", { name: `Remove ${third.name}` }).click();
      await expect.poll(async () => (await keptCart(one))["cartItems"]).toHaveLength(4);
    },
  );
});

describe("a cart", () => {
  it(
    "goes back from its first step to the previous page, or to the shop if there was none",
    { tags: ["S4-63"] },
    async ({ newPage }) => {
      const page = await newPage({ size: PHONE });
      await visit(page, "/faq");
      await fillCart(page, items.slice(0, 1));
      await visit(page, "/cart");
      await page.getByRole("button", { name: "Back" }).click();
      await page.waitForURL("**/faq");
      const opened = page.context().waitForEvent("page");
      await page.evaluate(() => void window.open("/cart"));
      const fresh = await opened;
      await fresh.getByRole("button", { name: "Back" }).click();
      await fresh.waitForURL("**/shop");
    },
  );

  it(
    "can be viewed but not ordered by an operator, and ordered by an operator who is also a User",
    { tags: ["S0-04", "S4-74", "S6-29"] },
    async ({ shop, newPage }) => {
      const page = await openCart(await newPage({ as: await signInAs(shop, "admin") }), items.slice(0, 1));
      await page.getByText("Admin accounts can view a cart but can't order.").waitFor();
      expect(await page.getByRole("button", { name: /^Continue/ }).count()).toBe(0);

      const person = await signUp(shop);
      const grant = "update users set roles = '{User,Admin}' where user_id = $1";
      await shop.owner.pool.query(grant, [person.userId]);
      const both = await signIn(shop, person.userName);
      const cart = await openCart(await newPage({ as: both, size: PHONE }), items.slice(0, 1));
      await cart.getByRole("spinbutton").waitFor();
      await cart.evaluate(() => window.scrollTo(0, 300));
      await cart.getByRole("button", { name: "Continue to delivery" }).click();
      await step(cart, "Delivery");
      await expect.poll(() => cart.evaluate(() => window.scrollY)).toBe(0);
    },
  );
});
