import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { PHONE, visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

let admin: TestPerson;
let itemId = "";
let itemName = "";
let boxId = "";
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  boxId = (await findBox(shop, "desk-drawer")).id;
  const { drops } = (await shop.call("getLootbox", { params: { id: boxId } })).body;
  [itemId = "", itemName = ""] = [drops[0]?.itemId ?? "", drops[0]?.item.name ?? ""];
  await shop.owner.pool.query("update items set translations = '{}' where item_id = $1", [itemId]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const htmlOf = async ({ url }: DemoShop, path: string, language: string) =>
  (await fetch(url + path, { headers: { "accept-language": language } })).text();

async function translate(page: Page, language: string, name: string, description: string): Promise<void> {
  const fields = page.locator("details").filter({ has: page.getByText(language, { exact: true }) });
  if ((await fields.getAttribute("open")) === null) await fields.locator("summary").click();
  await page.getByLabel(`Name in ${language}`).fill(name);
  await page.getByLabel(`Description in ${language}`).fill(description);
}

it("an operator translates an item, and visitors read it at the first byte in their language", async ({
  shop,
  newTab,
}) => {
  const page = await newTab({ as: admin });
  await visit(page, `/dashboard/three/items/${itemId}`);
  await page.getByRole("group", { name: "Translations" }).waitFor();
  await page.getByText("8 texts missing").waitFor();
  await translate(page, "Français", "Crayon de minuit", "Écrit dans le noir.\n\nMine : graphite");
  await translate(page, "العربية", "قلم منتصف الليل", "يكتب في الظلام.\n\nالخامة: غرافيت");
  expect(await page.getByLabel("Name in العربية").evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
  await page.getByText("4 texts missing").waitFor();
  await button(page, "Save changes").click();
  await page.getByText(`${itemName} saved`).waitFor();

  const read = (path: string, language: string) => htmlOf(shop, path, language);
  await expect.poll(() => read(`/shop/items/${itemId}`, "fr")).toContain("Crayon de minuit");
  const item = await read(`/shop/items/${itemId}`, "fr");
  for (const text of ["Écrit dans le noir.", "Caractéristiques", "graphite"]) expect(item).toContain(text);
  expect(/<meta name="description" content="([^"]*)"/.exec(item)?.[1]).not.toContain("graphite");
  expect(await read(`/shop/items/${itemId}`, "ar")).toContain("قلم منتصف الليل");
  expect(await read(`/shop/items/${itemId}`, "en")).toContain(`<title>${itemName}`);
  expect(await read(`/lootboxes/${boxId}`, "fr")).toContain("Crayon de minuit");
  expect(await read(`/lootboxes/${boxId}`, "ar")).toContain("قلم منتصف الليل");
  const found = encodeURIComponent("crayons minuit");
  expect(await read(`/shop?search=${found}`, "fr")).toContain("Crayon de minuit");
  expect(await read(`/shop?search=${found}`, "vi")).not.toContain("Crayon de minuit");
});

inLongForm(() => {
  it("a visitor who chooses another language reads other names, and sees what the odds table says", async ({
    newTab,
  }) => {
    const page = await newTab({ size: PHONE });
    await visit(page, `/shop/items/${itemId}?lang=fr`);
    await page.getByRole("heading", { level: 1, name: "Crayon de minuit" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).waitFor();
    await visit(page, `/lootboxes/${boxId}`);
    await button(page, "Crayon de minuit").click();
    const view = page.getByRole("dialog", { name: "Crayon de minuit" });
    await view.getByText(itemName).waitFor();
    await view.getByRole("term").filter({ hasText: "Mine" }).waitFor();
    await visit(page, `/shop/items/${itemId}?lang=ar`);
    await page.getByRole("heading", { level: 1, name: "قلم منتصف الليل" }).waitFor();
  });
});
