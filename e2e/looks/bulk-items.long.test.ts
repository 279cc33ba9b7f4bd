import { randomUUID } from "node:crypto";
import { csvRecord } from "@trove/contract";
import type { Page } from "playwright-core";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems } from "../support/shopper.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const HEADING = ["Address", "Name", "Brand", "Category", "Market price", "Stock", "Description", "Pictures"];

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name: "things.csv", mimeType: "text/csv", buffer });

it("bulk work on items looks right before it runs", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  const category = (await shop.call("listAdminCategories", {}, admin)).body[0]?.slug ?? "";
  const image = (await shop.call("listItems", { query: { pageSize: "1" } })).body.items[0]?.imageUrl ?? "";
  const items = (await cheapestItems(shop, 40)).map(({ id }) => id);
  const body = { itemIds: items, change: { pricePercent: -10 } };
  const { body: work } = await shop.call("planItemEdit", { body }, { ...admin, key: randomUUID() });
  const lines = Array.from({ length: 20 }, (_, place) => {
    const price = place === 7 ? "free" : "12.50";
    return [`thing-${place}`, `Thing ${place}, “new”`, "Nordlys", category, price, "50", "A thing.", image];
  });
  const plan = async (page: Page, rows: readonly (readonly string[])[], send: string) => {
    const buffer = Buffer.from(rows.map(csvRecord).join(""));
    await choose(page, buffer);
    await button(page, send).click();
  };
  await sweep(await newTab({ as: admin }), [
    {
      name: "a file with an unknown column",
      isMinor: true,
      at: "/dashboard/three/import",
      act: (page) =>
        plan(
          page,
          [
            ["ID", "Colour"],
            ["", "red"],
          ],
          "Review changes",
        ),
      see: "The column “Colour” is unknown",
    },
    {
      name: "a file with a price that is none",
      act: (page) => plan(page, [HEADING, ...lines], "Review changes"),
      see: (page) => page.getByRole("row", { name: /Thing 5/ }),
    },
    {
      name: "other prices, with the boxes that they change",
      at: `/dashboard/three/works/${work.id}`,
      see: (page) => page.getByRole("row", { name: /was €[\d.]+\s+becomes €/ }),
    },
    {
      name: "a change of everything that matches, without a change",
      isMinor: true,
      at: "/dashboard/three?view=shown&isActive=true",
      act: async (page) => {
        await page.getByLabel("Select all on this page").check();
        await button(page, /^Select all \d+ that match$/).click();
        await button(page, /^Change \(\d+\)$/).click();
        await dialog(page).getByRole("button", { name: "Review changes" }).click();
      },
      see: "Enter at least one change",
    },
  ]);
});

it("a file's errors look right in other languages", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  const page = await newTab({ as: admin });
  const rows = [HEADING, ["thing", "Thing", "Nordlys", "", "free", "50", "A thing.", ""]];
  const file = Buffer.from(rows.map(csvRecord).join(""));
  const state = (language: string, send: string, see: string) => ({
    name: language,
    at: `/dashboard/three/import?lang=${language}`,
    act: async () => {
      await choose(page, file);
      await button(page, send).click();
    },
    see,
  });
  await sweep(page, [
    state("ar", "مراجعة التغييرات", "اكتب مبلغًا"),
    state("vi", "Xem lại thay đổi", "hãy ghi số tiền"),
  ]);
});
