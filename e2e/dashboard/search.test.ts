import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { expectFocusOn, visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

/**
 * Finds an order of the demo shop with its shipment, a person, and an item whose first three letters few other items
 * contain.
 */
async function someThings({ owner }: DemoShop) {
  const { rows } = await owner.pool.query<{ number: string; shipment: string; email: string; name: string }>(`
    select o.number, o.shipment,
      (select email from users where roles = '{User}' order by created_at limit 1) as email,
      (select name from items i where is_active and left(i.name, 3) ~ '^[A-Za-z]{3}$' order by (
        select count(*) from items o where o.search_text like '%' || lower(left(i.name, 3)) || '%'), name
        limit 1) as name
    from (select p.number, s.number as shipment from purchases p join shipments s using (shipment_id) limit 1) o`);
  const [found] = rows;
  if (found === undefined) throw new Error("an empty shop");
  return found;
}

const search = (page: Page) => page.getByRole("dialog", { name: "Search the dashboard" });
const results = (page: Page) => search(page).getByRole("option");

async function chooseByKeyboard(page: Page, option: Locator): Promise<void> {
  for (let step = 0; step < 20 && (await option.getAttribute("data-focused")) === null; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

it(
  "finds pages by title and path, marks what matches, and goes there by keyboard",
  { tags: ["S2-147", "S2-149", "S2-150", "S2-151", "S2-152", "S2-153", "S2-154", "S8-13", "S8-14", "S8-15", "S9-18"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.keyboard.press("Meta+k");
    await search(page).getByText("Please enter keywords").waitFor();
    const pages = search(page).getByRole("group", { name: "Pages" });
    await expect.poll(() => pages.getByRole("option").count()).toBe(38);
    await page.keyboard.type("GROUP/");
    await expect.poll(() => pages.getByRole("option").count()).toBe(20);
    expect(new Set(await results(page).locator("mark").allTextContents())).toEqual(new Set(["group/"]));
    await results(page).filter({ hasText: "Management" }).first().waitFor();
    await chooseByKeyboard(page, results(page).filter({ hasText: /^Payments/ }));
    await page.waitForURL("**/dashboard/group/six");
    await search(page).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Search" }).click();
    await search(page).getByRole("group", { name: "Recent" }).getByRole("option", { name: "Payments" }).waitFor();
    await page.keyboard.type("payment plans");
    await search(page).getByText("Not found", { exact: true }).waitFor();
    await search(page)
      .getByText('No results for "payment plans". Try checking for typos or using complete words.')
      .waitFor();
    await page.keyboard.press("Escape");
    await search(page).waitFor({ state: "hidden" });
    await expectFocusOn(page, /Search/);
  },
);

/** Waits for the dialog's text. The dialog is loaded when it is first opened, and keys typed before that are lost. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Meta+k");
  await search(page).getByText("Please enter keywords").waitFor();
}

inLongForm(() => {
  it("finds things of the shop by keyboard: an order by number, a person by e-mail address, an item by three letters", async ({
    shop,
    newTab,
  }) => {
    const page = await newTab({ as: admin });
    const { number, shipment, email, name } = await someThings(shop);
    await visit(page, "/dashboard");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

    await openSearch(page);
    await page.keyboard.type(number);
    const exact = search(page).getByRole("group", { name: "Exact match" });
    const order = exact.getByRole("option").filter({ hasText: "Order" });
    await order.waitFor();
    expect(await order.locator("mark").allTextContents()).toEqual([number]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/two?shipment=*");
    await page.getByRole("dialog").getByText(shipment).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    await openSearch(page);
    await page.keyboard.type(email);
    await exact.getByRole("option").filter({ hasText: "Person" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/group/five/*");

    await openSearch(page);
    await page.keyboard.type(name.slice(0, 3).toUpperCase());
    const item = search(page).getByRole("option").filter({ hasText: "Item" }).filter({ hasText: name });
    await item.waitFor();
    await chooseByKeyboard(page, item);
    await page.waitForURL("**/dashboard/three/items/*");
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });
});
