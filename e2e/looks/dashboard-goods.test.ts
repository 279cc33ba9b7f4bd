import type { Page } from "playwright-core";
import { pngOf } from "../../apps/server/test/catalogue/pictures.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newOperator, signInAs } from "../support/people.ts";
import { sweep } from "../support/sweep.ts";
import { inLongForm } from "../support/short-form.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page) => page.getByRole("row").nth(1);

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type="file"]').first().setInputFiles(files);

/** Scrolls to the top, because a field that is half below the header would be reported as too small to press. */
const toTheTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

/** Presses the save button while the connection is lost. */
async function saveInVain(page: Page, calls: string, name: string): Promise<void> {
  await page.route(calls, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await button(page, name).click();
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');

inLongForm(() => {
  it("the catalogue looks right", async ({ shop, newTab }) => {
    const admin = await signInAs(shop, "admin");
    const picture = { name: "lamp.png", mimeType: "image/png", buffer: await pngOf({ width: 300, height: 300 }) };
    await sweep(await newTab({ as: admin }), [
      { name: "the list", at: "/dashboard/three", see: row },
      {
        name: "a new item with mistakes, and with pictures that are none",
        at: "/dashboard/three/items/new",
        act: async (page) => {
          await page.getByRole("button", { name: "Create item", exact: true }).click();
          await choose(page, [
            { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
            { name: "drawing.svg", mimeType: "image/svg+xml", buffer: drawing },
            picture,
          ]);
          await page.getByText("notes.png: That is no picture").waitFor();
          await page.getByLabel("Description of picture 1").fill("A green kettle");
          await toTheTop(page);
        },
        see: "drawing.svg: This is not a JPEG, PNG or WebP file",
      },
      { name: "categories", at: "/dashboard/three/categories", see: (page) => page.getByRole("grid").getByRole("row") },
      {
        name: "a new category with its picture",
        isMinor: true,
        act: async (page) => {
          await button(page, "New category").click();
          await choose(page, [picture]);
        },
        see: (page) => dialog(page).getByRole("button", { name: "Remove picture 1" }),
      },
    ]);
  });
});

inLongForm(() => {
  it("an item's editor looks right", async ({ shop, newTab, newPage }) => {
    const [ida, jonas] = [await newOperator(shop), await newOperator(shop)];
    const box = await findBox(shop, "desk-drawer");
    const item = (await shop.call("getLootbox", { params: { id: box.id } })).body.drops[0]?.item;
    const path = `/dashboard/three/items/${item?.id}`;
    const other = await newPage({ as: jonas });
    await visit(other, path);
    await sweep(await newTab({ as: ida }), [
      {
        name: "a price that loses money, while somebody else looks on",
        at: path,
        act: async (page) => {
          await page.getByRole("status", { name: "Also here" }).getByText(`${jonas.userName} is viewing`).waitFor();
          await page.getByLabel("Market price").fill("50000");
          await page
            .getByRole("row", { name: new RegExp(box.name) })
            .getByText("→")
            .waitFor();
          await toTheTop(page);
        },
        see: "more than it costs",
      },
      {
        name: "texts in other languages",
        isMinor: true,
        act: async (page) => {
          await page.getByLabel("Market price").fill(String(item?.marketPrice ?? 0));
          for (const language of ["Français", "العربية"]) {
            const fields = page.locator("details").filter({ has: page.getByText(language, { exact: true }) });
            if ((await fields.getAttribute("open")) === null) await fields.locator("summary").click();
            await page.getByLabel(`Name in ${language}`).fill("");
          }
          await toTheTop(page);
        },
        see: "texts missing",
      },
      {
        name: "changes that couldn't be saved",
        isMinor: true,
        act: async (page) => {
          await saveInVain(page, "**/api/admin/items/*", "Save changes");
          await page.getByText("your changes are still here.").waitFor();
          await toTheTop(page);
        },
        see: "your changes are still here.",
      },
    ]);
  });
});

it("the list, editor and cover of boxes look right", async ({ shop, newTab }) => {
  const admin = await newOperator(shop);
  const box = await findBox(shop, "game-night");
  const unlimited = (page: Page) => page.getByText(/^\d+ items with unlimited stock$/);
  await sweep(await newTab({ as: admin }), [
    { name: "the list", at: "/dashboard/group", see: (page) => page.getByRole("table", { name: "Boxes" }) },
    {
      name: "changes of a box that couldn't be saved",
      isMinor: true,
      at: `/dashboard/group/boxes/${box.id}`,
      act: async (page) => {
        await page.getByLabel("Price").fill("8.00");
        await saveInVain(page, "**/api/admin/lootboxes/*", "Save");
      },
      see: (page) => page.getByRole("main").getByRole("alert"),
    },
    {
      name: "changes of a box from last time",
      isMinor: true,
      at: `/dashboard/group/boxes/${box.id}`,
      see: "We restored your unsaved changes from last time.",
    },
    {
      name: "how far stock covers what boxes promise",
      at: "/dashboard/group/prize-cover",
      act: (page) => unlimited(page).click(),
      see: (page) => page.getByRole("table", { name: /items with unlimited stock$/ }),
    },
  ]);
});
