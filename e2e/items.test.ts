import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";

async function expectFocusIn(page: Page, tag: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(tag);
}

/** The cards' links, and the number of items that screen readers announce. */
const cards = (page: Page) => page.getByRole("list", { name: "Shop" }).getByRole("heading").getByRole("link");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?$/ });
const held = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("shoppingCart_cartItems") ?? "[]"));

async function amounts(page: Page): Promise<number[]> {
  const prices = await page.getByRole("list", { name: "Shop" }).locator("bdi[dir]").allTextContents();
  return prices.map((text) => Number(text.replace(/[€,]/g, "")));
}

function isAscending(list: number[]): boolean {
  return list.length > 0 && list.every((amount, place) => place === 0 || amount >= (list[place - 1] ?? 0));
}

describe("the shop's list", () => {
  it(
    "searches during typing, keeps the focus, and shows the active filters",
    { tags: ["S1-02", "S1-19", "S6-23"] },
    async ({ newPage }) => {
      const page = await newPage();
      await visit(page, "/shop");
      const box = page.getByRole("searchbox");
      await box.pressSequentially("watch", { delay: 20 });
      await page.waitForURL("**/shop?search=watch");
      await count(page).filter({ hasText: "22 items" }).waitFor();
      await expectFocusIn(page, "INPUT");
      await page.getByRole("link", { name: "Remove: “watch”" }).click();
      await count(page).filter({ hasText: "305 items" }).waitFor();
      await expect.poll(() => box.inputValue()).toBe("");
      await page.goBack();
      await count(page).filter({ hasText: "22 items" }).waitFor();
      await expect.poll(() => box.inputValue()).toBe("watch");
    },
  );

  it("accepts prices with comma or point, and says what is wrong with invalid ones", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/shop");
    await page.getByLabel("Minimum price in euros").fill("12,50");
    await page.getByLabel("Maximum price in euros").fill("20");
    await page.waitForURL("**/shop?minPrice=12.5&maxPrice=20");
    await page.getByRole("link", { name: "Remove: €12.50 to €20.00" }).waitFor();
    await expect.poll(() => page.getByLabel("Minimum price in euros").inputValue()).toBe("12,50");
    await page.getByLabel("Maximum price in euros").fill("5");
    await page.getByText("Maximum price can't be lower than minimum price").waitFor();
    await page.getByLabel("Maximum price in euros").fill("five");
    await page.getByText("Price must be an amount, like 12.50").waitFor();
    await page.waitForURL(/maxPrice=20/);
  });

  it(
    "filters by category and stock, sorts, and clears all filters at once",
    { tags: ["S2-01"] },
    async ({ newPage }) => {
      const page = await newPage();
      await visit(page, "/");
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Games & toys" }).click();
      await count(page).filter({ hasText: "41 items" }).waitFor();
      await page.getByRole("switch", { name: "In stock" }).check();
      await page.waitForURL(/inStock=true/);
      await page.getByLabel("Sort by").selectOption("Price: low to high");
      await page.waitForURL(/sort=price-asc/);
      await expect.poll(async () => isAscending(await amounts(page))).toBe(true);
      await page.getByRole("link", { name: "Clear filters" }).click();
      await count(page).filter({ hasText: "305 items" }).waitFor();
    },
  );

  it("has pages with URLs that can be shared", { tags: ["S2-02"] }, async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/shop");
    const first = await cards(page).first().textContent();
    await page.getByRole("link", { name: "Page 2" }).click();
    await page.waitForURL("**/shop?page=2");
    await page.getByRole("link", { name: "Page 2" }).and(page.locator("[aria-current]")).waitFor();
    await expect.poll(() => cards(page).first().textContent()).not.toBe(first);
    await expect.poll(() => cards(page).allTextContents()).not.toContain(first);
    const second = await cards(page).allTextContents();
    await visit(page, "/shop?page=2");
    await expect.poll(() => cards(page).allTextContents()).toEqual(second);
  });

  it("says that nothing matches and offers to clear the filters", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/shop?search=no-such-thing");
    await page.getByText("No items match").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click();
    await count(page).filter({ hasText: "305 items" }).waitFor();
  });

  it("keeps its filters in a drawer on phones", async ({ newPage }) => {
    const page = await newPage({ size: PHONE });
    await visit(page, "/shop");
    const opener = page.getByRole("button", { name: "Filters" });
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByRole("switch", { name: "In stock" }).check();
    await drawer.getByRole("button", { name: /^Show (?!305)\d+ items$/ }).click();
    await drawer.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Remove: In stock" }).waitFor();
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe("the cart button", () => {
  it(
    "counts added items, up to ten of each, and Undo removes them",
    { tags: ["S0-05", "S1-20", "S3-13", "S3-14", "S3-15", "S9-02"] },
    async ({ newPage }) => {
      const page = await newPage();
      await visit(page, "/shop?search=stopwatch");
      const add = page.getByRole("button", { name: "Add to cart: Corvane stopwatch" });
      for (let n = 0; n < 10; n += 1) await add.click();
      await page.getByRole("link", { name: "Cart, 10 items" }).waitFor();
      await add.click();
      await page.getByText("You can add up to 10 of an item").waitFor();
      await expect
        .poll(async () => (await held(page)).map((item: object) => Object.keys(item)))
        .toEqual(Array.from({ length: 10 }, () => ["id"]));
      await page.getByRole("button", { name: "Undo" }).last().click();
      await page.getByRole("link", { name: "Cart, 9 items" }).waitFor();
    },
  );
});

describe("an item's page", () => {
  it(
    "is reached by keyboard, starts at its name, and adds the chosen quantity to the cart",
    { tags: ["S2-03", "S6-24"] },
    async ({ newPage }) => {
      const page = await newPage();
      await visit(page, "/shop?search=Wollgrove+atelier+handbag");
      await cards(page).first().focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/shop/items/*");
      await page.getByRole("heading", { level: 1, name: "Wollgrove atelier handbag" }).waitFor();
      await expectFocusIn(page, "H1");
      await expect.poll(() => page.title()).toBe("Wollgrove atelier handbag | Trove");
      const quantity = page.getByRole("spinbutton", { name: "Quantity" });
      await expect.poll(() => quantity.getAttribute("aria-valuemax")).toBe("4");
      await quantity.fill("9");
      await quantity.press("Tab");
      await expect.poll(() => quantity.getAttribute("aria-valuenow")).toBe("4");
      await quantity.press("ArrowDown");
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await page.getByRole("link", { name: "Cart, 3 items" }).waitFor();
      await page.getByRole("button", { name: "Add to cart", exact: true }).click();
      await page.getByText("You already have 3 in your cart, and 4 are in stock").waitFor();
    },
  );

  it("names the boxes that hold the item, with its chance in each", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/shop?search=Oldgate+small+gold+coin");
    await cards(page).first().click();
    const boxes = page.getByRole("region", { name: "Win it in these boxes" }).getByRole("listitem");
    await boxes.first().waitFor();
    await expect.poll(() => boxes.count()).toBe(3);
    expect(await boxes.first().textContent()).toMatch(/The Jeweller's Tray€319\.00.*1 in 9\.1 openings/);
  });

  it("of an unknown item says so, with status 404", async ({ newPage }) => {
    const page = await newPage();
    for (const id of ["nothing", "019cdd7a-d2a0-7f20-8d1a-6e0871dd0ea4"]) {
      const response = await page.goto(`/shop/items/${id}`);
      expect(response?.status()).toBe(404);
      await page.getByRole("heading", { level: 1, name: "Item not found" }).waitFor();
    }
    await page.getByRole("link", { name: "Go to the shop" }).click();
    await page.waitForURL("**/shop");
  });
});
