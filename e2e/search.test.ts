import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { credit, signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: "Search" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  return field;
}

describe("the search in the header", () => {
  it("suggests items, boxes and categories with picture and price, also for a misspelt word", async ({ newPage }) => {
    const page = await newPage({ size: PHONE });
    await visit(page, "/faq");
    const field = await openSearch(page);
    await field.pressSequentially("wacth");
    const items = page.getByRole("group", { name: "Items" }).getByRole("option");
    await items.first().waitFor();
    expect(await items.first().textContent()).toMatch(/^Corvane \w+ watch€[\d,.]+$/);
    expect(await items.first().locator("img").count()).toBe(1);
    expect(await page.getByRole("group", { name: "Boxes" }).getByRole("option").count()).toBe(3);
    await page.getByRole("option", { name: "Watches & jewellery" }).waitFor();
  });

  it("is used by keyboard alone", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/lootboxes");
    const field = await openSearch(page);
    await field.pressSequentially("solitaire");
    const ring = page.getByRole("option", { name: "Orsoline solitaire ring" });
    await ring.waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await ring.getAttribute("aria-selected")).toBe("true");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await ring.getAttribute("id"));
    await page.keyboard.press("ArrowUp");
    const last = page.getByRole("dialog").getByRole("option", { selected: true });
    expect(await last.textContent()).toBe("Search boxes for “solitaire”");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/lootboxes?search=solitaire");
    await page.getByRole("heading", { name: "The Jeweller's Tray" }).waitFor();
  });

  it("leads to all items without a choice, and gives the focus back when it closes", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/faq");
    await openSearch(page);
    await page.keyboard.press("Escape");
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    const field = await openSearch(page);
    await field.fill("camra");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/shop?search=camra");
    await expect
      .poll(() => page.getByRole("list", { name: "Shop" }).getByRole("heading").first().textContent())
      .toMatch(/camera$/);
  });
});

it("a drop shows its item: description, how to buy it, and the other boxes that hold it", async ({ newPage }) => {
  const page = await newPage();
  await visit(page, "/lootboxes?search=solitaire");
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
  const page = await newPage({ size: PHONE });
  await visit(page, "/shop?search=watch+under+200");
  const filters = page.getByRole("list", { name: "Active filters" });
  const chips = () => filters.getByRole("link").allTextContents();
  const found = page.getByRole("list", { name: "Shop" });
  await expect.poll(chips).toEqual(["“watch”", "Up to €200.00", "Clear filters"]);
  const cheap = await found.getByRole("listitem").count();
  expect(cheap).toBeGreaterThan(0);
  await filters.getByRole("link", { name: "Remove: Up to €200.00" }).click();
  await page.waitForURL("**/shop?search=watch");
  await expect.poll(chips).toEqual(["“watch”", "Clear filters"]);
  await expect.poll(() => found.getByRole("listitem").count()).toBeGreaterThan(cheap);

  await visit(page, "/shop?search=qqqqq+under+200");
  await page.getByText("No items match").waitFor();
  await page.getByRole("heading", { name: "Popular right now" }).waitFor();
  await page.getByRole("list", { name: "Categories" }).getByRole("link").first().waitFor();
  await filters.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL((url) => url.pathname === "/shop" && url.search === "");
});

it("is in the header of a phone for people who are signed in, and the account is in the menu", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await credit(shop, person, cents(12_345_678));
  const page = await newPage({ as: person, size: PHONE });
  await visit(page, "/lootboxes?search=qqqqq");
  await page.getByText("€123,456.78").waitFor();
  await page.getByRole("heading", { name: "Popular right now" }).waitFor();
  const field = await openSearch(page);
  await field.fill("headfones under 500");
  await page
    .getByRole("option", { name: /headphones/ })
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("dialog", { name: "Account" }).getByRole("link", { name: "Wishlist" }).waitFor();
});
