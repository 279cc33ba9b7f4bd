import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, PASSWORD, register, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Reads "Balance: -" while it loads. */
const balanceLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Balance|€/ });

describe("signing in and out", () => {
  it("registers, keeps the session in the tab, signs out and in again", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    const userName = `anna${Date.now()}`;
    await visit(page, "/auth/jwt/sign-up?returnTo=%2Fcoming-soon");
    await page.getByLabel("First name").fill("Anna");
    await page.getByLabel("Last name").fill("de Vries");
    await page.getByLabel("E-mail").fill(`${userName}@trove.example`);
    await page.getByLabel("User name").fill(userName);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/coming-soon");
    const record = await page.evaluate(() => JSON.parse(sessionStorage.getItem("user_data") ?? "null"));
    expect(Object.keys(record).sort()).toEqual(["email", "roles", "token", "userName"]);
    await page.getByRole("button", { name: /account/i }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${shop.url}/`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("user_data"))).toBeNull();
    await context.close();
  });

  it("says what is wrong beside the field, keeps what was typed and moves the focus there", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, "/auth/jwt/sign-up");
    await page.getByLabel("First name").fill("Anna");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Last name is required").waitFor();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Anna");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("lastName");
    await context.close();
  });

  it("shows one answer for a wrong password and for nobody", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, "/auth/jwt/sign-in");
    for (const name of ["demo", "nobody-of-that-name"]) {
      await page.getByLabel("E-mail or user name").fill(name);
      await page.getByLabel("Password", { exact: true }).fill("not the password 1");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").filter({ hasText: "not right" }).waitFor();
    }
    await context.close();
  });
});

describe("guards", () => {
  it("send a visitor to sign-in and bring them back", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await page.goto("/transactions?from=2026-01-01#top");
    await page.waitForURL("**/auth/jwt/sign-in?returnTo=*");
    expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/transactions?from=2026-01-01#top");
    await context.close();
  });

  it("refuse an administrator what is for customers, in the words of the specification", async () => {
    const context = await newVisitor(browser, shop.url);
    await keepSignedIn(context, await signInAs(shop.url, "admin"));
    const page = await context.newPage();
    await visit(page, "/inventory");
    await page.getByText("Permission denied").waitFor();
    await page.getByText("You do not have permission to access this page.").waitFor();
    await page.getByRole("link", { name: "Go to Dashboard" }).waitFor();
    await context.close();
  });

  it("lead an unknown path to /404 without keeping it in the history", async () => {
    const context = await newVisitor(browser, shop.url);
    const page = await context.newPage();
    await visit(page, "/coming-soon");
    await page.evaluate(() => window.location.assign("/no-such-page"));
    await page.waitForURL("**/404");
    await page.goBack();
    await page.waitForURL("**/coming-soon");
    await context.close();
  });
});

describe("the session's end", () => {
  it("is told with the literal alert and leads to sign-in", async () => {
    const context = await newVisitor(browser, shop.url);
    await context.clock.install();
    await keepSignedIn(context, await register(shop.url));
    const page = await context.newPage();
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await visit(page, "/coming-soon");
    await balanceLink(page).waitFor();
    await context.clock.fastForward("13:00:00");
    await page.waitForURL("**/auth/jwt/sign-in");
    expect(alerts).toEqual(["Your session has expired, please log in again."]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("user_data"))).toBeNull();
    await context.close();
  });

  it("reaches every tab when one signs out", async () => {
    const context = await newVisitor(browser, shop.url);
    const session = await register(shop.url);
    const first = await context.newPage();
    await visit(first, "/coming-soon");
    await first.evaluate((record) => sessionStorage.setItem("user_data", record), JSON.stringify(session));
    await visit(first, "/coming-soon");
    const second = await context.newPage();
    await visit(second, "/coming-soon");
    // The amount, so that nothing is under way that could be refused before the other tab tells of the end.
    for (const page of [first, second]) await balanceLink(page).filter({ hasText: "€" }).waitFor();
    await first.getByRole("button", { name: /account/i }).click();
    await first.getByRole("button", { name: "Logout" }).click();
    await second.getByRole("link", { name: "Sign in" }).first().waitFor();
    await context.close();
  });
});

const publicScreens = [
  "/auth/jwt/sign-in",
  "/auth/jwt/sign-up",
  "/auth/jwt/forgot-password",
  "/auth/firebase/sign-in",
  "/coming-soon",
  "/maintenance",
  "/error/403",
  "/error/500",
  "/404",
];

describe.each([
  { size: WIDE, scheme: "dark" as const },
  { size: WIDE, scheme: "light" as const },
  { size: PHONE, scheme: "dark" as const },
  { size: PHONE, scheme: "light" as const, direction: "rtl" as const },
])("at $size.width px, $scheme", (visitOptions) => {
  it.each(publicScreens)("%s is accessible and fits", async (path) => {
    const context = await newVisitor(browser, shop.url, { reducedMotion: true, ...visitOptions });
    const page = await context.newPage();
    await visit(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    await context.close();
  });
});
