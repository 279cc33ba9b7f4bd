import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";

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
    await expectSound(page, [PHONE]);
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
  await expectSound(page);
  await view.getByRole("heading", { name: "Also in these boxes" }).waitFor();
  expect(await view.getByRole("link", { name: "The Jeweller's Tray" }).count()).toBe(0);
  await view.getByRole("button", { name: "Add to cart" }).click();
  await page.getByText("Orsoline topaz ring added to cart").waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
});
