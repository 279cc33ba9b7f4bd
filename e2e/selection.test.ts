import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser, newVisitor, visit } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  const context = await newVisitor(browser, shop.url);
  await keepSignedIn(context, await signInAs(shop.url, "user"));
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const bar = () => page.getByRole("region", { name: "Selected items" });

const ways = [
  { way: "another tab", go: () => page.getByRole("tab", { name: "Sold" }).click() },
  { way: "another page", go: () => page.getByRole("link", { name: "Next page" }).click() },
  { way: "another search", go: () => page.getByRole("searchbox").fill("xyz") },
  { way: "another order", go: () => page.getByRole("combobox").selectOption("price-asc") },
];

it.each(ways)("ends with $way, so that nothing acts on what nobody sees", async ({ go }) => {
  await visit(page, "/inventory");
  await page.getByRole("checkbox", { name: "Select all on page" }).check();
  await bar().waitFor();
  await go();
  await bar().waitFor({ state: "hidden" });
  await visit(page, "/inventory");
  await page.getByRole("checkbox", { name: "Select all on page" }).waitFor();
  expect(await bar().count()).toBe(0);
});
