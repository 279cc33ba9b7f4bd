import { expect, inject } from "vitest";
import { PHONE, reload, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { kilobytes, scriptsOf, textsOf } from "../support/scripts.ts";
import type { DemoShop } from "../support/demo-shop.ts";

async function firstPages(shop: DemoShop): Promise<string[]> {
  const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
  const box = await findBox(shop, "game-night");
  return ["/", `/lootboxes/${box.id}`, ...items.map(({ id }) => `/shop/items/${id}`)];
}

it.for(inject("size").allLooks ? ["en", "ar"] : ["en"])(
  "the shop, a box and an item load at most 160 kB of scripts each, in %s",
  async (language, { shop, newPage }) => {
    for (const path of await firstPages(shop)) {
      const page = await newPage({ size: PHONE });
      const scripts = scriptsOf(page);
      await visit(page, `${path}?lang=${language}`);
      await page.waitForLoadState("networkidle");
      const urls = await scripts();
      expect(urls.length, path).toBeGreaterThan(10);
      expect(urls.some((url) => url.includes(`/texts/${language}-`))).toBe(true);
      expect(kilobytes(await textsOf(urls)), path).toBeLessThanOrEqual(160);
    }
  },
);

it("going back works on a page that was loaded again, before anything is pressed", async ({ newPage }) => {
  const page = await newPage();
  await visit(page, "/faq");
  await page.evaluate(() => Object.assign(window, { same: "document" }));
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await reload(page);
  await page.evaluate(() => window.history.back());
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/faq");
});
