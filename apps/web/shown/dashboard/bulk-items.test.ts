import { csvRecord } from "@trove/contract";
import { expect, inject } from "vitest";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop, type ShownShop } from "../shown-shop.ts";
import { inLongForm } from "../../../../e2e/support/short-form.ts";

const it = shownBy(openShownShop);

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).first().waitFor();

const HEADING = ["Address", "Name", "Brand", "Category", "Market price", "Stock", "Description", "Pictures"];

/** The lines of a file with new items. The line at index 7 has an invalid price. */
async function linesOf(shop: ShownShop, count: number): Promise<string[][]> {
  const { body: categories } = await shop.call("listAdminCategories", {}, admin);
  const { body } = await shop.call("listItems", { query: { pageSize: "1" } });
  const [category = "", picture = ""] = [categories[0]?.slug, body.items[0]?.imageUrl];
  return Array.from({ length: count }, (_, place) => {
    const price = place === 7 ? "free" : "12.50";
    return [`line-${place}`, `Thing ${place}, “new”`, "Nordlys", category, price, "50", "A thing.", picture];
  });
}

/** The texts that pages in other languages show: about an unknown column, about an invalid price, and on buttons. */
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
] as const;

async function planFile(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map(csvRecord).join("");
  await page
    .getByLabel("CSV or zip file")
    .setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await button(page, "Review changes").click();
}

inLongForm(() => {
  it("an import is one entry of the audit log, which counts its lines and leads to them", async ({ shop, newPage }) => {
    const lines = (await linesOf(shop, 50)).slice(10);
    const page = await newPage({ as: admin });
    await page.visit("/dashboard/three/import");
    await planFile(page, [HEADING, ...lines]);
    await button(page, "Change 40 items").click();
    await status(page, "Done");
    await page.visit("/dashboard/group/audit?view=changes&isChange=true");
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
});

it("an operator reads what is wrong with a file in their language", async ({ shop, newPage }) => {
  const lines = await linesOf(shop, 20);
  for (const { language, colour, price, send, download } of inject("size").allLooks
    ? LANGUAGES
    : LANGUAGES.slice(0, 2)) {
    const page = await newPage({ as: admin, language });
    await page.visit("/dashboard/three/import");
    const file = page.locator("input[type=file]");
    const plan = async (rows: readonly (readonly string[])[]) => {
      const buffer = Buffer.from(rows.map(csvRecord).join(""));
      await file.setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer });
      await button(page, send).click();
    };
    await plan([["Colour"], ["red"]]);
    await page.getByRole("alert").getByText(colour).waitFor();
    await plan([HEADING, ...lines]);
    await page.getByText(price).waitFor();
    await button(page, download).waitFor();
  }
});

it("everything that matches gets another price, shown before and after, with one new version of each box", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: admin });
  const { body: categories } = await shop.call("listAdminCategories", {}, admin);
  const games = categories.find(({ name }) => name === "Games & toys");
  await page.visit(`/dashboard/three?view=shown&isActive=true&categoryId=${games?.id}`);
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
