import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Boxes", exact: true }).getByRole("heading");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ box(es)?$/ });

describe("the list of boxes", () => {
  it("shows price, range of values and the chance to beat the price on every card", async ({ newTab }) => {
    const page = await newTab({ size: PHONE });
    await visit(page, "/lootboxes?search=rummage");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Rummage Tray" }) });
    const text = await card.textContent();
    expect(text).toContain("€2.49");
    expect(text).toContain("€0.85 to €495.00 inside");
    expect(text).toContain("24.7% of openings beat the price");
  });

  it(
    "searches, filters by tag and price, and sorts, all in the URL",
    { tags: ["S2-04", "S6-25"] },
    async ({ newTab }) => {
      const page = await newTab();
      await visit(page, "/lootboxes");
      await count(page).filter({ hasText: "30 boxes" }).waitFor();
      await page.getByRole("list", { name: "Box types" }).getByRole("link", { name: "Budget" }).click();
      await page.waitForURL("**/lootboxes?tag=Budget");
      await page.getByLabel("Maximum price in euros").fill("1,50");
      await page.waitForURL("**/lootboxes?tag=Budget&maxPrice=1.5");
      await page.getByLabel("Sort by").selectOption("Name A–Z");
      await page.waitForURL(/sort=name-asc/);
      await count(page).filter({ hasText: "4 boxes" }).waitFor();
      const names = ["Pencil Case", "Pocket Money", "Sweet Counter", "The Penny Drawer"];
      await expect.poll(() => cards(page).allTextContents()).toEqual(names);
      await page.getByRole("searchbox").pressSequentially("zzz");
      await page.getByText("No boxes match").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Clear filters" }).last().click();
      await count(page).filter({ hasText: "30 boxes" }).waitFor();
    },
  );

  it("raises the items while a card is focused", async ({ newTab }) => {
    const page = await newTab();
    await visit(page, "/lootboxes?search=rummage");
    const coin = page.getByRole("img", { name: "Oldgate small gold coin" });
    const lying = await coin.boundingBox();
    await cards(page).first().getByRole("link").focus();
    await expect.poll(async () => (await coin.boundingBox())?.y ?? 0).toBeLessThan((lying?.y ?? 0) - 20);
  });
});
