import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { creditOften, signUp, type TestPerson } from "../apps/server/test/people/people.ts";
import { expectFocusOn, visit } from "./support/browser.ts";
import type { DemoShop } from "./support/demo-shop.ts";
import { it } from "./support/journey.ts";
import { signInAs } from "./support/people.ts";

/** The demo user. No journey changes their three months of history. */
let owner: TestPerson;
it.beforeAll(async ({ shop }) => {
  owner = await signInAs(shop, "user");
});

const table = (page: Page) => page.getByRole("table");
const figures = (page: Page) => page.locator("main dl dd").allTextContents();

/** Waits until the table shows all sales of the period in the URL, and returns their number. */
async function salesShown(shop: DemoShop, page: Page): Promise<number> {
  const period = new URL(page.url()).searchParams;
  const query = { from: period.get("from") ?? "", to: period.get("to") ?? "" };
  const { body: all } = await shop.call("listTransactions", { query }, owner);
  const sales = all.filter(({ transactionType }) => transactionType === "Sale").length;
  expect(sales).toBeGreaterThan(0);
  await expect.poll(() => table(page).getByRole("row").filter({ hasText: "Sale" }).count()).toBe(sales);
  await table(page).getByText("Box opening").first().waitFor({ state: "hidden" });
  return sales;
}

/** Switches to the longer period, and waits until its rows have replaced those of the first. */
async function ninetyDays(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes("/api/balance/transactions?"));
  await page.getByRole("button", { name: "90 days" }).click();
  await page.waitForURL("**/transactions?from=*");
  await loaded;
  await table(page).waitFor();
}

const cents = (text = "") => Math.round(Number(text.replace("−", "-").replace(/[€,+]/g, "")) * 100);

describe("the statement", () => {
  it(
    "adds up: opening balance plus money in minus money out is the closing balance",
    { tags: ["S2-23", "S6-10"] },
    async ({ newPage }) => {
      const page = await newPage({ as: owner });
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
    },
  );

  it("is filtered by type and status in the URL, and exports the shown rows", async ({ shop, newPage }) => {
    const page = await newPage({ as: owner });
    await visit(page, "/transactions");
    await table(page).waitFor();
    // Three changes in a row, before the page has applied the first: none may be lost.
    await page.getByRole("button", { name: "90 days" }).click();
    await page.getByLabel("Type").selectOption("Sale");
    await page.getByLabel("Status").selectOption("Success");
    await page.waitForURL(/from=.*type=Sale.*status=Success/);
    const rows = await salesShown(shop, page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(rows + 2);
    expect(lines.slice(1, -1).every((line) => line.includes(`,"Sale",`))).toBe(true);
    await page.getByLabel("Status").selectOption("Failed");
    await page.getByText("No transactions in this period").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await table(page).waitFor();
  });

  it("shows when each happened, newest first", { tags: ["S3-38"] }, async ({ shop, newPage }) => {
    const page = await newPage({ as: owner });
    await visit(page, "/transactions");
    await table(page).waitFor();
    const shown = await table(page)
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    const { body: newest } = await shop.call("listTransactions", { query: {} }, owner);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(newest.slice(0, shown.length).map(({ createdAtUtc }) => createdAtUtc));
  });

  it("says if it shows only the newest transactions, and downloads all", async ({ shop, newPage }) => {
    const person = await signUp(shop);
    await creditOften(shop, person, 1, 1200);
    const page = await newPage({ as: person });
    await visit(page, "/transactions");
    await page.getByText("Showing the newest 1,000 transactions.").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect((await readFile(await file.path(), "utf8")).split("\r\n")).toHaveLength(1200 + 2);
  });

  it("refuses an invalid period in words, and says so if no money moved", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await visit(page, "/transactions?from=2026-02-02&to=2026-02-01");
    await page.getByText("The start date can't be after the end date").locator("visible=true").waitFor();
    await visit(page, "/transactions?from=2020-01-01&to=2026-02-01");
    await page.getByText("Choose a period of up to 365 days").locator("visible=true").waitFor();
    await visit(page, "/transactions");
    await page.getByText("No transactions in this period").waitFor();
  });

  it("shows an opening by keyboard, with its proof, and returns the focus", async ({ newPage }) => {
    const page = await newPage({ as: owner });
    await visit(page, "/transactions");
    await ninetyDays(page);
    const opening = page.getByRole("button", { name: /^Opened / }).first();
    await opening.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Ticket drawn").waitFor();
    await dialog.getByText("Recomputed").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expectFocusOn(page, /^Opened /);
  });

  it("shows a failure in place of the list, and tries again", { tags: ["S8-20"] }, async ({ newPage }) => {
    const page = await newPage({ as: owner });
    await page.route("**/api/balance/transactions**", (route) => route.abort());
    await visit(page, "/transactions");
    await page.getByRole("alert").getByText("Something went wrong!").waitFor();
    await page.unroute("**/api/balance/transactions**");
    await page.getByRole("button", { name: "Try again" }).click();
    await table(page).or(page.getByText("No transactions in this period")).waitFor();
  });
});
