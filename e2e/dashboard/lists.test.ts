import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { expectFocusOn, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { moveShipment, newCollector, sendShipment } from "../support/shipments.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const views = (page: Page) => page.getByRole("navigation", { name: "Views" });
const numbers = (page: Page) => page.getByRole("rowheader").allTextContents();

it("filters, sorts and chooses columns, and keeps all of it in the address and in a saved view", async ({
  shop,
  newTab,
}) => {
  const person = await newCollector(shop, 2);
  const [first, second] = [await sendShipment(shop, person), await sendShipment(shop, person)];
  await moveShipment(shop, admin, second.id, "Approved");
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/two?view=all");
  await page.getByRole("searchbox", { name: "Number, email, tracking number or name" }).fill(person.email);
  await page.getByRole("status").getByText("2 shipments", { exact: true }).waitFor();
  expect(await numbers(page)).toEqual([second.number, first.number]);
  await page.getByRole("columnheader", { name: "Ordered" }).getByRole("button").click();
  await expect.poll(() => numbers(page)).toEqual([first.number, second.number]);
  expect(await page.getByRole("columnheader", { name: "Ordered" }).getAttribute("aria-sort")).toBe("ascending");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByRole("dialog", { name: "Filter by Status" }).getByLabel("Approved").check();
  await page.getByRole("status").getByText("1 shipment", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expectFocusOn(page, /Status/);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByLabel("Contact").uncheck();
  await page.getByRole("columnheader", { name: "Contact" }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Remove: Status: Approved" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Contact" }).count()).toBe(0);
  await page.getByRole("button", { name: "Save view" }).click();
  const form = page.getByRole("dialog", { name: "Save view" });
  await form.getByLabel("Name").fill("Approved of one");
  await form.getByRole("button", { name: "Save" }).click();
  await views(page).getByRole("link", { name: "Approved of one 1" }).waitFor();
  await views(page).getByRole("link", { name: "All" }).click();
  await page.getByRole("columnheader", { name: "Contact" }).waitFor();
  await views(page).getByRole("link", { name: "Approved of one 1" }).click();
  await expect.poll(() => numbers(page)).toEqual([second.number]);
  await page.getByRole("button", { name: "Save view" }).click();
  await form.getByRole("button", { name: "Delete view" }).click();
  await views(page).getByRole("link", { name: "Approved of one" }).waitFor({ state: "detached" });
});

it("moves between rows and selects them by keyboard, and downloads what matches", async ({ shop, newTab }) => {
  const person = await newCollector(shop, 2);
  const [first, second] = [await sendShipment(shop, person), await sendShipment(shop, person)];
  const page = await newTab({ as: admin });
  await visit(page, `/dashboard/two?view=all&search=${person.email}`);
  await page.getByRole("link", { name: second.number }).focus();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await expectFocusOn(page, new RegExp(first.number));
  await page.keyboard.press("x");
  await page.getByRole("status").getByText("2 selected").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^shipments-.*\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual([
    '\uFEFF"Number"',
    `"${second.number}"`,
    `"${first.number}"`,
  ]);
});
