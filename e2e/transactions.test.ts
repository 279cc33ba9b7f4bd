import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectFocusOn,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, register, type Session, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
let owner: Session;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  owner = await signInAs(shop.url, "user");
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function newPage(settings?: Visit, session = owner): Promise<Page> {
  const context = await newVisitor(browser, shop.url, settings);
  await keepSignedIn(context, session);
  return context.newPage();
}

const table = (page: Page) => page.getByRole("table");
const figures = (page: Page) => page.locator("main dl dd").allTextContents();

/** How many sales the table shows, once it shows as many as the period of the address has. */
async function salesShown(page: Page): Promise<number> {
  const period = new URL(page.url()).searchParams;
  const query = new URLSearchParams({ from: period.get("from") ?? "", to: period.get("to") ?? "" });
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${shop.url}/api/balance/transactions?${query}`, { headers });
  const all = (await response.json()) as { transactionType: string }[];
  const sales = all.filter(({ transactionType }) => transactionType === "Sale").length;
  expect(sales).toBeGreaterThan(0);
  await expect.poll(() => table(page).getByRole("row").filter({ hasText: "Sale" }).count()).toBe(sales);
  await table(page).getByText("Box opening").first().waitFor({ state: "hidden" });
  return sales;
}

/** Goes to the longer period, and waits until nothing of the first one is in its place. */
async function ninetyDays(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes("/api/balance/transactions?"));
  await page.getByRole("button", { name: "90 days" }).click();
  await page.waitForURL("**/transactions?from=*");
  await answer;
  await table(page).waitFor();
}

const cents = (text = "") => Math.round(Number(text.replace("−", "-").replace(/[€,+]/g, "")) * 100);

describe("the statement", () => {
  it("adds up: opening balance and what came in and went out make the closing balance", async () => {
    const page = await newPage();
    await visit(page, "/transactions");
    await table(page).waitFor();
    await page.getByRole("button", { name: "1 year" }).click();
    await page.waitForURL("**/transactions?from=*");
    await page.getByText("Opening balance").waitFor();
    const missing = async () => {
      const [opening = NaN, moneyIn = NaN, moneyOut = NaN, closing = NaN] = (await figures(page)).map(cents);
      return opening + moneyIn + moneyOut - closing;
    };
    await expect.poll(missing).toBe(0);
    await page.locator("th[aria-sort=descending]").waitFor();
    await page.getByRole("button", { name: "Time" }).click();
    await page.locator("th[aria-sort=ascending]").waitFor();
    await page.waitForURL(/order=oldest/);
    await page.context().close();
  });

  it("is narrowed by type and status in the address, and exports what is shown", async () => {
    const page = await newPage();
    await visit(page, "/transactions");
    await table(page).waitFor();
    // One after the other, before the page has followed: nothing of it is lost.
    await page.getByRole("button", { name: "90 days" }).click();
    await page.getByLabel("Type").selectOption("Sale");
    await page.getByLabel("Status").selectOption("Success");
    await page.waitForURL(/from=.*type=Sale.*status=Success/);
    const rows = await salesShown(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(rows + 2);
    expect(lines.slice(1, -1).every((line) => line.includes(",Sale,"))).toBe(true);
    await page.getByLabel("Status").selectOption("Failed");
    await page.getByText("No transactions in this period").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await table(page).waitFor();
    await page.context().close();
  });

  it("refuses a period that is none, in words, and says so when nothing moved", async () => {
    const page = await newPage({}, await register(shop.url));
    await visit(page, "/transactions?from=2026-02-02&to=2026-02-01");
    await page.getByText("From must not be after To").locator("visible=true").waitFor();
    await visit(page, "/transactions?from=2020-01-01&to=2026-02-01");
    await page.getByText("The period can be at most 365 days").locator("visible=true").waitFor();
    await visit(page, "/transactions");
    await page.getByText("No transactions in this period").waitFor();
    await page.context().close();
  });

  it("opens a box's opening by keyboard, with its proof, and returns the focus", async () => {
    const page = await newPage();
    await visit(page, "/transactions");
    await ninetyDays(page);
    const opening = page.getByRole("button", { name: /^Opened / }).first();
    await opening.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Ticket drawn").waitFor();
    await dialog.getByText("Recomputed").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expectFocusOn(page, /^Opened /);
    await page.context().close();
  });

  it("shows a failure where the list would be, and tries again", async () => {
    const page = await newPage();
    await page.route("**/api/balance/transactions**", (route) => route.abort());
    await visit(page, "/transactions");
    await page.getByRole("alert").getByText("Something went wrong!").waitFor();
    await page.unroute("**/api/balance/transactions**");
    await page.getByRole("button", { name: "Try again" }).click();
    await table(page).or(page.getByText("No transactions in this period")).waitFor();
    await page.context().close();
  });
});

describe.each([
  ["dark", WIDE, "ltr"],
  ["light", PHONE, "ltr"],
  ["dark", PHONE, "rtl"],
] as const)("in %s at %o, %s", (scheme, size, direction) => {
  it("is accessible and fits, also with its filters open", async () => {
    const page = await newPage({ scheme, size, direction, reducedMotion: true });
    await visit(page, "/transactions");
    await ninetyDays(page);
    await page
      .getByRole("button", { name: /^Opened / })
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (size === PHONE) {
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("dialog").getByLabel("From").waitFor();
      await expectAccessible(page);
    }
    await page.context().close();
  });
});
