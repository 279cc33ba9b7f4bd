import { readFile } from "node:fs/promises";
import { csvRecord } from "@trove/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { rowsOf } from "../../apps/server/test/catalogue/works.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).first().waitFor();

const HEADING = ["Address", "Name", "Brand", "Category", "Market price", "Stock", "Description", "Pictures"];
/** The places of the lines that have an invalid price. */
const BAD = [7, 108];
const LINES = 110;
const GOOD = LINES - BAD.length;

/** The lines of an import: new items, some of them with an invalid price. */
function linesOf(count: number, category: string, picture: string): string[][] {
  return Array.from({ length: count }, (_, place) => [
    `thing-${count}-${place}`,
    place === 3 ? '=HYPERLINK("http://x")' : `Thing ${place}, “new”`,
    "Nordlys",
    category,
    BAD.includes(place) ? "free" : "12.50",
    "50",
    "A thing.",
    picture,
  ]);
}

/** Fails unless the button is inside the window without scrolling, on a desktop and on a phone. */
async function expectInReach(page: Page, name: string): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    const box = await button(page, name).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(size.height);
  }
  await page.setViewportSize(WIDE);
}

async function downloaded(page: Page, name: string | RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return readFile(await file.path(), "utf8");
}

async function planFile(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map(csvRecord).join("");
  await page
    .getByLabel("CSV or zip file")
    .setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await button(page, "Review changes").click();
}

async function countOf(shop: DemoShop, query: { search: string; isActive?: "true" }): Promise<number> {
  return (await shop.call("listAdminItems", { query }, admin)).body.totalCount;
}

/** Makes the lines of an import in a category of the shop, with a picture of the shop. */
async function newLines(shop: DemoShop, count: number): Promise<string[][]> {
  const { body } = await shop.call("listAdminCategories", {}, admin);
  const { body: items } = await shop.call("listItems", { query: { pageSize: "1" } });
  return linesOf(count, body[0]?.slug ?? "", items.items[0]?.imageUrl ?? "");
}

it("an import of items with bad lines is reviewed, run and taken back", async ({ shop, newTab }) => {
  const lines = await newLines(shop, LINES);
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/three");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Import items" }).waitFor();
  await planFile(page, [
    ["ID", "Colour"],
    ["", "red"],
  ]);
  await page.getByRole("alert").getByText("The column “Colour” is unknown").waitFor();
  await planFile(page, [HEADING, ...lines]);
  await page.getByRole("heading", { level: 1, name: "Item import: things.csv" }).waitFor();
  await status(page, `0 of ${GOOD}`);
  await page.getByRole("row", { name: /HYPERLINK/ }).waitFor();
  await expectSound(page);
  await expectInReach(page, `Download ${BAD.length} errors`);
  const [, ...bad] = rowsOf(await downloaded(page, `Download ${BAD.length} errors`));
  expect(bad.map(([line, problem, ...cells]) => ({ line, problem, cells }))).toEqual(
    BAD.map((place) => ({
      line: String(place + 2),
      problem: "Market price must be an amount with up to two decimals",
      cells: lines[place],
    })),
  );
  await page.getByRole("link", { name: `With errors ${BAD.length}` }).click();
  await expect.poll(() => page.getByRole("row").count()).toBe(BAD.length + 1);
  await button(page, `Change ${GOOD} items`).click();
  await status(page, "Done");
  expect(await countOf(shop, { search: "Thing new", isActive: "true" })).toBe(GOOD - 1);
  await button(page, "Revert").click();
  await page.getByRole("heading", { level: 1, name: "Revert: things.csv" }).waitFor();
  await status(page, `0 of ${GOOD}`);
  await button(page, `Change ${GOOD} items`).click();
  await status(page, "Done");
  expect(await countOf(shop, { search: "Thing new", isActive: "true" })).toBe(0);
  await page.getByRole("link", { name: "All bulk work" }).click();
  await page.getByRole("row", { name: /Revert: things.csv/ }).waitFor();
});

it("an import of hundreds of items is cancelled, and goes on after a restart", async ({ shop, newTab }) => {
  const count = 400;
  const good = `${count - BAD.length}`;
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/three/import");
  await planFile(page, [HEADING, ...(await newLines(shop, count))]);
  await status(page, `0 of ${good}`);
  await button(page, `Change ${good} items`).click();
  await button(page, "Cancel").click();
  await status(page, "Cancelled");
  await page.getByText(/rows weren't run/).waitFor();
  await shop.stop();
  await shop.start();
  await page.reload();
  await button(page, /^Continue with \d+ rows$/).click();
  await status(page, "Running");
  await expectSound(page);
  await status(page, `${good} of ${good}`);
  await status(page, "Done");
});
