import { readFile } from "node:fs/promises";
import { csvRecord } from "@trove/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { rowsOf } from "../../apps/server/test/catalogue/works.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { signInAs } from "../support/people.ts";

const it = journeyThrough(openDemoShop);

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).first().waitFor();

const HEADING = ["Address", "Name", "Brand", "Category", "Market price", "Stock", "Description", "Pictures"];
const BAD = [7, 108, 209, 310, 411, 512, 613, 714, 815, 916];

/** The lines of 1,000 new items, ten of them with an invalid price. */
function linesOf(category: string, picture: string, address = "thing"): string[][] {
  return Array.from({ length: 1000 }, (_, place) => [
    `${address}-${place}`,
    place === 3 ? '=HYPERLINK("http://x")' : `Thing ${place}, “new”`,
    "Nordlys",
    category,
    BAD.includes(place) ? "free" : "12.50",
    "50",
    "A thing.",
    picture,
  ]);
}

/** The page's texts in other languages: of an unknown column, of an invalid price, and on its buttons. */
const LANGUAGES = [
  {
    language: "fr",
    colour: "La colonne «\u00a0Colour\u00a0» est inconnue",
    price: "Market price\u00a0: écrivez un montant avec deux décimales au plus",
    send: "Vérifier les modifications",
    download: "Télécharger 1 erreur",
  },
  {
    language: "ar",
    colour: "العمود «\u2068Colour\u2069» غير معروف",
    price: "\u2068Market price\u2069: اكتب مبلغًا بمنزلتين عشريتين على الأكثر",
    send: "مراجعة التغييرات",
    download: "تنزيل خطأ واحد",
  },
  {
    language: "cn",
    colour: "未知的列“Colour”",
    price: "“Market price”须为最多两位小数的金额",
    send: "查看更改",
    download: "下载 1 个错误",
  },
  {
    language: "vi",
    colour: "Không có cột “Colour”",
    price: "Market price: hãy ghi số tiền có tối đa hai chữ số thập phân",
    send: "Xem lại thay đổi",
    download: "Tải 1 lỗi",
  },
];

/** Fails unless a button is within the window before anybody scrolls, on a desktop and on a phone. */
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
    .getByLabel("CSV file")
    .setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await button(page, "Review changes").click();
}

async function countOf(shop: DemoShop, query: { search: string; isActive?: "true" }): Promise<number> {
  return (await shop.call("listAdminItems", { query }, admin)).body.totalCount;
}

it("an import of 1,000 items with ten bad lines is cancelled, goes on after a restart, and is taken back", async ({
  shop,
  newPage,
}) => {
  const { body } = await shop.call("listAdminCategories", {}, admin);
  const { body: items } = await shop.call("listItems", { query: { pageSize: "1" } });
  const lines = linesOf(body[0]?.slug ?? "", items.items[0]?.imageUrl ?? "");
  const page = await newPage({ as: admin, reducedMotion: true });
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
  await status(page, "0 of 990");
  await page.getByRole("row", { name: /HYPERLINK/ }).waitFor();
  await expectInReach(page, "Download 10 errors");
  const [, ...bad] = rowsOf(await downloaded(page, "Download 10 errors"));
  expect(bad.map(([line, problem, ...cells]) => ({ line, problem, cells }))).toEqual(
    BAD.map((place) => ({
      line: String(place + 2),
      problem: "Market price must be an amount with up to two decimals",
      cells: lines[place],
    })),
  );
  await page.getByRole("link", { name: "With errors 10" }).click();
  await expect.poll(() => page.getByRole("row").count()).toBe(11);
  await button(page, "Change 990 items").click();
  await button(page, "Cancel").click();
  await status(page, "Cancelled");
  await page.getByText(/rows weren't run/).waitFor();
  await shop.stop();
  await shop.start();
  await page.reload();
  await button(page, /^Continue with \d+ rows$/).click();
  await status(page, "Running");
  await expectSound(page);
  await status(page, "990 of 990");
  await status(page, "Done");
  expect(await countOf(shop, { search: "Thing new", isActive: "true" })).toBe(989);
  await button(page, "Revert").click();
  await page.getByRole("heading", { level: 1, name: "Revert: things.csv" }).waitFor();
  await status(page, "0 of 990");
  await button(page, "Change 990 items").click();
  await status(page, "Done");
  expect(await countOf(shop, { search: "Thing new", isActive: "true" })).toBe(0);
  await page.getByRole("link", { name: "All bulk work" }).click();
  await page.getByRole("row", { name: /Revert: things.csv/ }).waitFor();
});

it("an import is one entry of the audit log, which counts its lines and leads to them", async ({ shop, newPage }) => {
  const { body } = await shop.call("listAdminCategories", {}, admin);
  const { body: items } = await shop.call("listItems", { query: { pageSize: "1" } });
  const lines = linesOf(body[0]?.slug ?? "", items.items[0]?.imageUrl ?? "", "line").slice(10, 50);
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard/three/import");
  await planFile(page, [HEADING, ...lines]);
  await button(page, "Change 40 items").click();
  await status(page, "Done");
  await visit(page, "/dashboard/group/audit?view=changes&isChange=true");
  const started = page.getByRole("row", { name: /Started bulk work/ }).first();
  await started.waitFor();
  expect(await page.getByRole("row", { name: /(Changed|Created) an item/ }).count()).toBe(0);
  await started.getByRole("link", { name: "40 lines" }).click();
  await status(page, "40 entries");
  await button(page, /^Remove: Part of: Started bulk work, /).waitFor();
  await page.getByRole("link", { name: "Next page" }).waitFor();
  await page.getByRole("row", { name: "Created an item Thing 49" }).getByRole("link").click();
  const drawer = page.getByRole("dialog", { name: "Created an item" });
  await drawer.getByRole("link", { name: /^Started bulk work, / }).click();
  await page.getByRole("dialog", { name: "Started bulk work" }).getByRole("link", { name: "40 lines" }).waitFor();
});

it("an operator reads what is wrong with a file in their language, with the download beside the count", async ({
  shop,
  newPage,
}) => {
  const { body } = await shop.call("listAdminCategories", {}, admin);
  const { body: items } = await shop.call("listItems", { query: { pageSize: "1" } });
  const lines = linesOf(body[0]?.slug ?? "", items.items[0]?.imageUrl ?? "");
  for (const { language, colour, price, send, download } of LANGUAGES) {
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, `/dashboard/three/import?lang=${language}`);
    const file = page.locator("input[type=file]");
    const plan = async (rows: readonly (readonly string[])[]) => {
      const buffer = Buffer.from(rows.map(csvRecord).join(""));
      await file.setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer });
      await button(page, send).click();
    };
    await plan([["Colour"], ["red"]]);
    await page.getByRole("alert").getByText(colour).waitFor();
    await plan([HEADING, ...lines.slice(0, 20)]);
    await page.getByText(price).waitFor();
    await expectInReach(page, download);
  }
});

it("everything that matches gets another price, shown before and after, with one new version of each box", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard/three?view=shown&isActive=true");
  await page.getByLabel("Select all on this page").check();
  await button(page, /^Select all \d+ that match$/).click();
  await button(page, /^Change \(\d+\)$/).click();
  const dialog = page.getByRole("dialog", { name: "Change items" });
  await dialog.getByRole("button", { name: "Review changes" }).click();
  await dialog.getByText("Enter at least one change").waitFor();
  await dialog.getByLabel("Price change in percent").fill("-12,5");
  await dialog.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("heading", { level: 1, name: "Item changes" }).waitFor();
  await page.getByRole("heading", { name: "Boxes with these items" }).waitFor();
  await page
    .getByRole("row", { name: /was €[\d.]+\s+becomes €/ })
    .first()
    .waitFor();
  const before = await shop.owner.pool.query("select max(table_version) as version from lootbox_versions");
  expect(before.rows).toEqual([{ version: 1 }]);
  await button(page, /^Change \d+ items$/).click();
  await status(page, "Done");
  const after = await shop.owner.pool.query("select max(table_version) as version from lootbox_versions");
  expect(after.rows).toEqual([{ version: 2 }]);
});
