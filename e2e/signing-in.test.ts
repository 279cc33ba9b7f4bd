import { people } from "@trove/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { launchBrowser, newVisitor, PHONE, visit, WIDE } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function signIn(page: Page, who: "user" | "admin"): Promise<void> {
  const { userName, password } = people[who];
  await page.getByLabel("E-mail or user name").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const ways = [
  { who: "admin", from: "header", size: WIDE, end: "/dashboard" },
  { who: "admin", from: "menu", size: PHONE, end: "/dashboard" },
  { who: "user", from: "header", size: WIDE, end: "/lootboxes?sort=name" },
] as const;

it.each(ways)("the $who who signs in by the $from gets to $end", async ({ who, from, size, end }) => {
  const context = await newVisitor(browser, shop.url, { size });
  const page = await context.newPage();
  await visit(page, "/lootboxes?sort=name");
  if (from === "menu") await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole(from === "menu" ? "dialog" : "banner")
    .getByRole("link", { name: "Sign in" })
    .click();
  await signIn(page, who);
  await page.waitForURL(shop.url + end);
  await context.close();
});

it("an admin asked to sign in on the way to a page comes back to it", async () => {
  const context = await newVisitor(browser, shop.url);
  const page = await context.newPage();
  await visit(page, "/dashboard/two");
  await signIn(page, "admin");
  await page.waitForURL("**/dashboard/two");
  await context.close();
});
