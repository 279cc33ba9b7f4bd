import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** How every element is laid out and painted. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName}.${element.className}: ${[...style].map((name) => style.getPropertyValue(name)).join()}`;
    }),
  );

/** Lets every sheet but the first, which states the order of the layers, arrive in the opposite order. */
const turnSheets = (page: Page) =>
  page.evaluate(() => {
    const [, ...sheets] = document.querySelectorAll("link[rel=stylesheet], style");
    document.head.append(...sheets.reverse());
    return sheets.length;
  });

const places = ["/", "/lootboxes", "/faq", "/auth/jwt/sign-in"].flatMap((path) => [
  { path, size: WIDE, width: WIDE.width },
  { path, size: PHONE, width: PHONE.width },
]);

it.each(places)(
  "$path looks the same at $width px in whatever order its style sheets arrive",
  async ({ path, size }) => {
    const context = await newVisitor(browser, shop.url, { size, reducedMotion: true });
    const page = await context.newPage();
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const before = await lookOf(page);
    expect(await turnSheets(page)).toBeGreaterThan(1);
    await page.waitForLoadState("networkidle");
    const after = await lookOf(page);
    expect(after.filter((look, index) => look !== before[index]).map((look) => look.slice(0, 80))).toEqual([]);
    await context.close();
  },
);
