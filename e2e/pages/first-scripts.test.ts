import { expect } from "vitest";
import { PHONE, reload, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { kilobytes, scriptsOf, textsOf } from "../support/scripts.ts";
import type { DemoShop } from "../support/demo-shop.ts";

/** Matches the two scripts that a page loads late: the second part of the router and the list of routes. */
const LATE = /\/(whole-router|manifest)-[\w-]+\.js$/;

async function firstPages(shop: DemoShop): Promise<string[]> {
  const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
  const box = await findBox(shop, "game-night");
  return ["/", `/lootboxes/${box.id}`, ...items.map(({ id }) => `/shop/items/${id}`)];
}

it.for(["en", "ar"])(
  "the shop, a box and an item load at most 130 kB of scripts each, in %s",
  async (language, { shop, newPage }) => {
    for (const path of await firstPages(shop)) {
      const page = await newPage({ size: PHONE });
      const scripts = scriptsOf(page);
      await visit(page, `${path}?lang=${language}`);
      await page.waitForLoadState("networkidle");
      const urls = await scripts();
      expect(urls.length, path).toBeGreaterThan(10);
      expect(urls.some((url) => url.includes(`/texts/${language}-`))).toBe(true);
      expect(kilobytes(await textsOf(urls)), path).toBeLessThanOrEqual(130);
    }
  },
);

it("the router's second part and the list of routes come when somebody first moves", async ({ newPage }) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  expect((await scripts()).filter((url) => LATE.test(url))).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(async () => (await scripts()).filter((url) => LATE.test(url)).length).toBe(2);
});

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

it("a link leads on even if the router's second part can't be loaded", async ({ newPage }) => {
  const page = await newPage();
  await page.route(LATE, (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await page.evaluate(() => Object.assign(window, { same: "document" }));
  await page.getByRole("banner").getByRole("link", { name: "Boxes" }).first().click();
  await page.waitForURL("**/lootboxes*");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => "same" in window)).toBe(false);
});
