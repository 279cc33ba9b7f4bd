import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { reload, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

let admin: TestPerson;
let itemId = "";
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  const { body } = await shop.call("listItems", { query: { pageSize: "1", sortBy: "Name" } });
  itemId = body.items[0]?.id ?? "";
});

const notice = "We restored your unsaved changes from last time.";
const french = (page: Page) => page.getByLabel("Name in Français");
const picture = (page: Page) => page.getByLabel("Description of picture 1");

async function openFrench(page: Page): Promise<void> {
  await page
    .locator("details")
    .filter({ has: french(page) })
    .locator("summary")
    .click();
}

it("pictures and translations of an item that were typed survive a reload, and typed back they are no change", async ({
  newTab,
}) => {
  const page = await newTab({ as: admin });
  await visit(page, `/dashboard/three/items/${itemId}`);
  const [name, alt] = [await french(page).inputValue(), await picture(page).inputValue()];
  await openFrench(page);
  await french(page).fill("Tasse gardée");
  await picture(page).fill("Seen from above");
  await reload(page);
  await page.getByText(notice).waitFor();
  expect([await french(page).inputValue(), await picture(page).inputValue()]).toEqual([
    "Tasse gardée",
    "Seen from above",
  ]);
  await openFrench(page);
  await french(page).fill(name);
  await picture(page).fill(alt);
  await page.getByText(notice).waitFor({ state: "detached" });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft_")))).toEqual([]);
});

inLongForm(() => {
  it("a draft that an earlier release kept in another form is dropped, and the item is shown as it is", async ({
    newPage,
  }) => {
    const page = await newPage({ as: admin });
    await visit(page, `/dashboard/three/items/${itemId}`);
    const brand = page.getByLabel("Brand");
    const saved = await brand.inputValue();
    await brand.fill("Typed");
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("draft_")) ?? "";
      const draft = JSON.parse(localStorage.getItem(key) ?? "") as Record<"base" | "values", object>;
      const asTexts = { pictures: "/a.webp A cup", translations: '{"fr":{"name":"Tasse","description":""}}' };
      for (const part of ["base", "values"] as const) draft[part] = { ...draft[part], ...asTexts };
      localStorage.setItem(key, JSON.stringify(draft));
    });
    await reload(page);
    await expect.poll(() => brand.inputValue()).toBe(saved);
    expect(await page.getByText(notice).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft_")))).toEqual([]);
  });

  it("English texts of an item keep their direction in Arabic", async ({ shop, newPage }) => {
    const page = await newPage({ as: admin });
    await page.context().addCookies([{ name: "i18nextLng", value: "ar", url: shop.url }]);
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "ar"));
    await visit(page, `/dashboard/three/items/${itemId}`);
    for (const name of ["name", "brand", "description"]) {
      const field = page.locator(`[name="${name}"]`);
      expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    }
  });
});
