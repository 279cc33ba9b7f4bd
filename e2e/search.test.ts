import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { credit, signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { inLongForm } from "./support/short-form.ts";

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: "Search" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  return field;
}

describe("the search in the header", () => {
  it("is used by keyboard alone", async ({ newTab }) => {
    const page = await newTab();
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

  it("leads to all items without a choice, and gives the focus back when it closes", async ({ newTab }) => {
    const page = await newTab();
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

inLongForm(() => {
  it("is in the header of a phone for people who are signed in, and the account is in the menu", async ({
    shop,
    newTab,
  }) => {
    const person = await signUp(shop);
    await credit(shop, person, cents(12_345_678));
    const page = await newTab({ as: person, size: PHONE });
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
});
