import { cents, times } from "@trove/money";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { shipmentOf } from "../../../apps/server/test/people/operator.ts";
import { credit, type TestPerson } from "../../../apps/server/test/people/people.ts";
import { visit } from "../../support/browser.ts";
import type { DemoShop } from "../../support/demo-shop.ts";
import { it } from "../../support/journey.ts";
import { expectSound } from "../../support/looks.ts";
import { newOperator, signInAs } from "../../support/people.ts";
import { type Collector, moveShipment, newCollector, sendShipment } from "../../support/shipments.ts";

const SHIPPING = cents(1000);

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const strip = (page: Page, name: string) => page.getByRole("region", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).first().waitFor();

/** Makes `count` shipments of a person that wait for approval. */
async function sendMany(shop: DemoShop, person: Collector, count: number) {
  await credit(shop, person, times(SHIPPING, count));
  const sent: Awaited<ReturnType<typeof sendShipment>>[] = [];
  for (let place = 0; place < count; place += 1) sent.push(await sendShipment(shop, person));
  return sent;
}

/** Returns the statuses of the shipments. */
async function statusesOf(shop: DemoShop, ids: readonly string[]): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await shipmentOf(shop, admin, id)).status));
}

it("a warehouse approves by keyboard everything that matches, goes away, and finds it done", async ({
  shop,
  newTab,
}) => {
  const warehouse = await newOperator(shop, "Warehouse");
  const person = await newCollector(shop, 27);
  const [cancelled, ...shipments] = await sendMany(shop, person, 27);
  await moveShipment(shop, admin, cancelled?.id ?? "", "Cancelled");
  const page = await newTab({ as: warehouse });
  await visit(page, `/dashboard/two?view=all&search=${person.email}`);
  await page.getByLabel("Select all on this page").press("Space");
  await button(page, "Select all 27 that match").press("Enter");
  await button(page, "Approve (27)").press("Enter");
  await dialog(page).getByRole("heading", { name: "Approve shipments" }).waitFor();
  await dialog(page).getByText("26 shipments will be updated").waitFor();
  await dialog(page).getByText("1 shipment is left out").waitFor();
  await dialog(page).getByText("It was cancelled").waitFor();
  await expectSound(page);
  expect(
    new Set(
      await statusesOf(
        shop,
        shipments.map(({ id }) => id),
      ),
    ),
  ).toEqual(new Set(["Ordered"]));
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { message: "the main button has the focus" })
    .toBe("Update 26 shipments");
  await page.keyboard.press("Enter");
  await strip(page, "Shipments: Approve").getByText("26 of 26").waitFor();
  await strip(page, "Shipments: Approve").getByText("Done").waitFor();
  expect(
    new Set(
      await statusesOf(
        shop,
        shipments.map(({ id }) => id),
      ),
    ),
  ).toEqual(new Set(["Approved"]));
  await page.goto("about:blank");

  await visit(page, "/dashboard/two");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Bulk work" }).press("Enter");
  await page.getByRole("link", { name: "Shipments: Approve" }).first().press("Enter");
  await page.getByRole("heading", { level: 1, name: "Shipments: Approve" }).waitFor();
  await status(page, "26 of 26");
  expect(await button(page, "Revert").count()).toBe(0);
  await page
    .getByRole("row", { name: /was Ordered\s+becomes Approved/ })
    .first()
    .waitFor();
  const [first] = shipments;
  await page.getByRole("link", { name: first?.number ?? "" }).press("Enter");
  await dialog(page).getByRole("button", { name: "Start packing" }).waitFor();
});
