import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { expectFocusOn, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const search = (page: Page) => page.getByRole("dialog", { name: "Search the dashboard" });
const results = (page: Page) => search(page).getByRole("option");

it("finds pages by title and path, marks what matches, and goes there by keyboard", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.keyboard.press("Meta+k");
  await search(page).getByText("Please enter keywords").waitFor();
  const pages = search(page).getByRole("group", { name: "Pages" });
  await expect.poll(() => pages.getByRole("option").count()).toBe(7);
  await expectSound(page);
  await page.keyboard.type("GROUP/");
  await expect.poll(() => results(page).count()).toBe(3);
  expect(await results(page).locator("mark").allTextContents()).toEqual(["group/", "group/", "group/"]);
  await results(page).filter({ hasText: "Management" }).first().waitFor();
  await expectSound(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/group/six");
  await search(page).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Search" }).click();
  await search(page).getByRole("group", { name: "Recent" }).getByRole("option", { name: "Payments" }).waitFor();
  await page.keyboard.type("payment plans");
  await search(page).getByText("Not found", { exact: true }).waitFor();
  await search(page)
    .getByText('No results for "payment plans". Try checking for typos or using complete words.')
    .waitFor();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await search(page).waitFor({ state: "hidden" });
  await expectFocusOn(page, /Search/);
});

it("does what the current page offers", async ({ newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  await page.keyboard.press("Control+k");
  await search(page).getByRole("group", { name: "On this page" }).waitFor();
  await page.keyboard.type("packed");
  await results(page).filter({ hasText: "Shipments: Being packed" }).click();
  await page.waitForURL("**/dashboard/two?status=Shipping&view=Shipping");
  await search(page).waitFor({ state: "hidden" });
});
