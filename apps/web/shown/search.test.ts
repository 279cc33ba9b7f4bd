import { describe, expect } from "vitest";
import { it, type Page } from "./shown.ts";

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: "Search" });
  await expect.poll(() => field.isFocused()).toBe(true);
  return field;
}

describe("the search in the header", () => {
  it("suggests items, boxes and categories with picture and price, also for a misspelt word", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/faq");
    const field = await openSearch(page);
    await field.fill("wacth");
    const items = page.getByRole("group", { name: "Items" }).getByRole("option");
    await items.first().waitFor();
    expect(await items.first().textContent()).toMatch(/^Corvane \w+ watch€[\d,.]+$/);
    expect(await items.first().locator("img").count()).toBe(1);
    expect(await page.getByRole("group", { name: "Boxes" }).getByRole("option").count()).toBe(3);
    await page.getByRole("option", { name: "Watches & jewellery" }).waitFor();
  });

  it("suggests answers to frequent questions, and opens the one that is chosen", async ({ newPage }) => {
    const page = await newPage();
    await page.visit("/lootboxes");
    const field = await openSearch(page);
    await field.fill("gambling");
    await page.getByRole("group", { name: "Answers" }).getByRole("option", { name: "Is this gambling?" }).click();
    await page.waitForPath("/faq#gambling");
    await page.getByText("on average a box is worth less than it costs").waitFor();
  });
});

it("a drop shows its item: description, how to buy it, and the other boxes that hold it", async ({ newPage }) => {
  const page = await newPage();
  await page.visit("/lootboxes?search=solitaire");
  await page.getByRole("heading", { name: "The Jeweller's Tray" }).getByRole("link").click();
  await page.getByRole("button", { name: "Orsoline topaz ring" }).click();
  const view = page.getByRole("dialog", { name: "Orsoline topaz ring" });
  await view.getByText("View all details").waitFor();
  await view.getByRole("heading", { name: "Also in these boxes" }).waitFor();
  expect(await view.getByRole("link", { name: "The Jeweller's Tray" }).count()).toBe(0);
  await view.getByRole("button", { name: "Add to cart" }).click();
  await page.getByText("Orsoline topaz ring added to cart").waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
});

it("a price in a search is a filter that can be removed, and a search without a result offers what is wanted", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.visit("/shop?search=watch+under+200");
  const filters = page.getByRole("list", { name: "Active filters" });
  const chips = () => filters.getByRole("link").allTextContents();
  const found = page.getByRole("list", { name: "Shop" });
  await expect.poll(chips).toEqual(["“watch”", "Up to €200.00", "Clear filters"]);
  const cheap = await found.getByRole("listitem").count();
  expect(cheap).toBeGreaterThan(0);
  await filters.getByRole("link", { name: "Remove: Up to €200.00" }).click();
  await page.waitForPath("/shop?search=watch");
  await expect.poll(chips).toEqual(["“watch”", "Clear filters"]);
  await expect.poll(() => found.getByRole("listitem").count()).toBeGreaterThan(cheap);

  await page.visit("/shop?search=qqqqq+under+200");
  await page.getByText("No items match").waitFor();
  await page.getByRole("heading", { name: "Popular right now" }).waitFor();
  await page.getByRole("list", { name: "Categories" }).getByRole("link").first().waitFor();
  await filters.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForPath("/shop");
});
