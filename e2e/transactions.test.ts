import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { creditOften, signUp, type TestPerson } from "../apps/server/test/people/people.ts";
import { expectFocusOn, visit } from "./support/browser.ts";
import type { DemoShop } from "./support/demo-shop.ts";
import { it } from "./support/journey.ts";
import { signInAs } from "./support/people.ts";

/** The demo user. No journey changes the three months of this user's history. */
let owner: TestPerson;
it.beforeAll(async ({ shop }) => {
  owner = await signInAs(shop, "user");
});

const table = (page: Page) => page.getByRole("table");

/** Waits until the table shows all sales in the URL's period, and returns their number. */
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

/** Switches to the longer period and waits until its rows have replaced the rows of the shorter period. */
async function ninetyDays(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes("/api/balance/transactions?"));
  await page.getByRole("button", { name: "90 days" }).click();
  await page.waitForURL("**/transactions?from=*");
  await loaded;
  await table(page).waitFor();
}

describe("the statement", () => {
  it("is filtered by type and status in the URL, and exports the shown rows", async ({ shop, newTab }) => {
    const page = await newTab({ as: owner });
    await visit(page, "/transactions");
    await table(page).waitFor();
    // Makes three changes in a row, before the page has applied the first. No change may be lost.
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

  it("says if it shows only the newest transactions, and downloads all", async ({ shop, newTab }) => {
    const person = await signUp(shop);
    await creditOften(shop, person, 1, 1200);
    const page = await newTab({ as: person });
    await visit(page, "/transactions");
    await page.getByText("Showing the newest 1,000 transactions.").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect((await readFile(await file.path(), "utf8")).split("\r\n")).toHaveLength(1200 + 2);
  });

  it("shows an opening by keyboard, with its proof, and returns the focus", async ({ newTab }) => {
    const page = await newTab({ as: owner });
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
});
