import { describe, expect } from "vitest";
import { signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it, type Page } from "../shown.ts";

/** The demo user. No other test changes their three months of history. */
let owner: TestPerson;
it.beforeAll(async ({ shop }) => {
  owner = await signInAs(shop, "user");
});

const table = (page: Page) => page.getByRole("table");
const figures = (page: Page) => page.locator("main dl dd").allTextContents();

const cents = (text = "") => Math.round(Number(text.replace("−", "-").replace(/[€,+]/g, "")) * 100);

describe("the statement", () => {
  it(
    "adds up: opening balance plus money in minus money out is the closing balance",
    { tags: ["S2-23", "S6-10"] },
    async ({ newPage }) => {
      const page = await newPage({ as: owner });
      await page.visit("/transactions");
      await table(page).waitFor();
      await page.getByRole("button", { name: "1 year" }).click();
      await page.waitForPath("/transactions?from=*");
      await page.getByText("Opening balance").waitFor();
      const missing = async () => {
        const [opening = NaN, moneyIn = NaN, moneyOut = NaN, closing = NaN] = (await figures(page)).map(cents);
        return opening + moneyIn + moneyOut - closing;
      };
      await expect.poll(missing).toBe(0);
      await page.locator("th[aria-sort=descending]").waitFor();
      await page.getByRole("button", { name: "Time" }).click();
      await page.locator("th[aria-sort=ascending]").waitFor();
      await expect.poll(() => page.path()).toMatch(/order=oldest/);
    },
  );

  it("shows when each happened, newest first", { tags: ["S3-38"] }, async ({ shop, newPage }) => {
    const page = await newPage({ as: owner });
    await page.visit("/transactions");
    await table(page).waitFor();
    const shown = [...document.querySelectorAll("table time")].map((time) => time.getAttribute("datetime"));
    const { body: newest } = await shop.call("listTransactions", { query: {} }, owner);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(newest.slice(0, shown.length).map(({ createdAtUtc }) => createdAtUtc));
  });

  it("refuses an invalid period in words, and says so if no money moved", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await page.visit("/transactions?from=2026-02-02&to=2026-02-01");
    await page.getByText("The start date can't be after the end date").first().waitFor();
    await page.visit("/transactions?from=2020-01-01&to=2026-02-01");
    await page.getByText("Choose a period of up to 365 days").first().waitFor();
    await page.visit("/transactions");
    await page.getByText("No transactions in this period").waitFor();
  });

  it("shows a failure in place of the list, and tries again", { tags: ["S8-20"] }, async ({ newPage }) => {
    const page = await newPage({ as: owner });
    page.answer("listTransactions", () => Promise.reject(new TypeError("the connection is lost")));
    await page.visit("/transactions");
    await page.getByRole("alert").getByText("Something went wrong!").waitFor();
    page.pass("listTransactions");
    await page.getByRole("button", { name: "Try again" }).click();
    await table(page).or(page.getByText("No transactions in this period")).waitFor();
  });
});
