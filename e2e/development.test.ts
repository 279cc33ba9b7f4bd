import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser, newVisitor, visit } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop({ NODE_ENV: "development" }, ["--dev"]), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

it("React has nothing to say against a page in development, where it compares what the server sent", async () => {
  const context = await newVisitor(browser, shop.url);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(`${page.url()}: ${message.text()}`));
  for (const path of ["/", "/cart"]) await visit(page, path);
  expect(said).toEqual([]);
  await context.close();
});
