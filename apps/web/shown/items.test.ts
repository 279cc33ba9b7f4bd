import { setTimeout as pause } from "node:timers/promises";
import { describe, expect } from "vitest";
import { keptCart } from "./checkout/cart-page.ts";
import { it, type Page } from "./shown.ts";

/** The links of the item cards in the shop. */
const cards = (page: Page) => page.getByRole("list", { name: "Shop" }).getByRole("heading").getByRole("link");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ items?$/ });

async function amounts(page: Page): Promise<number[]> {
  const prices = await page.getByRole("list", { name: "Shop" }).locator("bdi[dir]").allTextContents();
  return prices.map((text) => Number(text.replace(/[€,]/g, "")));
}

function isAscending(list: number[]): boolean {
  return list.length > 0 && list.every((amount, place) => place === 0 || amount >= (list[place - 1] ?? 0));
}

describe("the shop's list", () => {
  it("accepts prices with comma or point, and says what is wrong with invalid ones", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/shop");
    await page.getByLabel("Minimum price in euros").fill("12,50");
    await page.getByLabel("Maximum price in euros").fill("20");
    await page.waitForPath("/shop?minPrice=12.5&maxPrice=20");
    await page.getByRole("link", { name: "Remove: €12.50 to €20.00" }).waitFor();
    await expect.poll(() => page.getByLabel("Minimum price in euros").inputValue()).toBe("12,50");
    await page.getByLabel("Maximum price in euros").fill("5");
    await page.getByText("Maximum price can't be lower than minimum price").waitFor();
    await page.getByLabel("Maximum price in euros").fill("five");
    await page.getByText("Price must be an amount, like 12.50").waitFor();
    expect(page.path()).toMatch(/maxPrice=20/);
  });

  it("follows a link that was pressed right after typing into a filter, and not the filter", async ({ newPage }) => {
    const page = await newPage();
    // The response takes longer than the pause after which a filter is applied.
    page.answer("getItem", async (ask) => {
      await pause(800);
      return ask();
    });
    await page.visit("/shop");
    await page.getByLabel("Minimum price in euros").fill("12");
    const name = await cards(page).first().textContent();
    await cards(page).first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(page.path()).toMatch(/^\/shop\/items\//);
  });

  it(
    "filters by category and stock, sorts, and clears all filters at once",
    { tags: ["S2-01"] },
    async ({ newPage }) => {
      const page = await newPage();
      await page.visit("/");
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Games & toys" }).click();
      await count(page).filter({ hasText: "41 items" }).waitFor();
      await page.getByRole("switch", { name: "In stock" }).check();
      await expect.poll(() => page.path()).toMatch(/inStock=true/);
      await page.getByLabel("Sort by").selectOption("Price: low to high");
      await expect.poll(() => page.path()).toMatch(/sort=price-asc/);
      await expect.poll(async () => isAscending(await amounts(page))).toBe(true);
      await page.getByRole("link", { name: "Clear filters" }).click();
      await count(page).filter({ hasText: "305 items" }).waitFor();
    },
  );

  it("has pages with URLs that can be shared", { tags: ["S2-02"] }, async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/shop");
    const first = await cards(page).first().textContent();
    await page.getByRole("link", { name: "Page 2" }).click();
    await page.waitForPath("/shop?page=2");
    await expect.poll(() => page.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).not.toBeNull();
    await expect.poll(() => cards(page).first().textContent()).not.toBe(first);
    await expect.poll(() => cards(page).allTextContents()).not.toContain(first);
    const second = await cards(page).allTextContents();
    await page.visit("/shop?page=2");
    await expect.poll(() => cards(page).allTextContents()).toEqual(second);
  });

  it("says that nothing matches and offers to clear the filters", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/shop?search=no-such-thing");
    await page.getByText("No items match").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click();
    await count(page).filter({ hasText: "305 items" }).waitFor();
  });
});

describe("the cart button", () => {
  it(
    "counts added items, up to ten of each, and Undo removes them",
    { tags: ["S0-05", "S1-20", "S3-13", "S3-14", "S3-15", "S9-02"] },
    async ({ newPage }) => {
      const page = await newPage();
      await page.visit("/shop?search=stopwatch");
      const add = page.getByRole("button", { name: "Add to cart: Corvane stopwatch" });
      for (let n = 0; n < 10; n += 1) await add.click();
      await page.getByRole("link", { name: "Cart, 9+ items" }).waitFor();
      await add.click();
      await page.getByText("You can add up to 10 of an item").waitFor();
      await expect
        .poll(() => keptCart()["cartItems"])
        .toEqual(Array.from({ length: 10 }, () => ({ id: expect.any(String) })));
      await page.getByRole("button", { name: "Undo" }).last().click();
      await page.getByRole("link", { name: "Cart, 9 items" }).waitFor();
    },
  );
});

describe("an item's page", () => {
  it("names the boxes that hold the item, with its chance in each", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/shop?search=Oldgate+small+gold+coin");
    await cards(page).first().click();
    const boxes = page.getByRole("region", { name: "Win it in these boxes" }).getByRole("listitem");
    await boxes.first().waitFor();
    await expect.poll(() => boxes.count()).toBe(3);
    expect(await boxes.first().textContent()).toMatch(/The Jeweller's Tray€319\.00.*1 in 9\.1 openings/);
  });

  it("states who made the item, who answers for it in the EU, and links to the legal guarantee", async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.visit("/shop?search=Oldgate+small+gold+coin");
    await cards(page).first().click();
    await page.getByRole("heading", { name: "Safety and manufacturer" }).waitFor();
    const main = page.getByRole("main");
    await main.getByText("Oldgate Mint Ltd").waitFor();
    await main.getByText("United Kingdom").waitFor();
    await main.getByText("Sample Compliance GmbH").waitFor();
    const mail = main.getByRole("link", { name: "safety@oldgate.example" });
    expect(await mail.getAttribute("href")).toBe("mailto:safety@oldgate.example");
    const notice = main.getByRole("link", { name: /^Legal guarantee/ });
    expect(await notice.getAttribute("href")).toMatch(/legal_guarantee[.]pdf$/);
  });
});
