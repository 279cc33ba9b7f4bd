import { cents, times } from "@trove/money";
import { expect } from "vitest";
import { holdShipments, shipmentOf } from "../../../../../apps/server/test/people/operator.ts";
import { credit, type TestPerson } from "../../../../../apps/server/test/people/people.ts";
import type { OpenShop } from "../../../../../e2e/support/demo-shop.ts";
import { signInAs } from "../../../../../e2e/support/people.ts";
import { type Collector, moveShipment, newCollector, sendShipment } from "../../../../../e2e/support/shipments.ts";
import { it, type Page } from "../../shown.ts";

const SHIPPING = cents(1000);

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const strip = (page: Page, name: string) => page.getByRole("region", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").getByText(text).first().waitFor();

/** Makes a number of shipments of a person. They wait for approval. */
async function sendMany(shop: OpenShop, person: Collector, count: number) {
  await credit(shop, person, times(SHIPPING, count));
  const sent: Awaited<ReturnType<typeof sendShipment>>[] = [];
  for (let place = 0; place < count; place += 1) sent.push(await sendShipment(shop, person));
  return sent;
}

/** The statuses of the shipments. */
async function statusesOf(shop: OpenShop, ids: readonly string[]): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await shipmentOf(shop, admin, id)).status));
}

it("what fails in the background on a phone is named, and retried once nothing stands in its way", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 2);
  const shipments = await sendMany(shop, person, 2);
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/two?view=all&status=Ordered&search=${person.email}`);
  for (const { number } of shipments) await page.getByRole("checkbox", { name: `Select ${number}` }).check();
  await status(page, "2 selected");
  await button(page, "Approve (2)").click();
  await dialog(page).getByText("2 shipments will be updated").waitFor();
  await holdShipments(shop, admin, person, true);
  await dialog(page).getByRole("button", { name: "Update 2 shipments" }).click();
  await strip(page, "Shipments: Approve").getByText("2 rows failed").waitFor();
  await strip(page, "Shipments: Approve").getByRole("link", { name: "Show rows" }).click();
  await page.getByText("Shipments of its owner are on hold").first().waitFor();
  await holdShipments(shop, admin, person, false);
  await button(page, "Retry 2 failed rows").click();
  await button(page, "Update 2 shipments").click();
  await status(page, "2 of 2");
  await status(page, "Done");
  expect(
    await statusesOf(
      shop,
      shipments.map(({ id }) => id),
    ),
  ).toEqual(["Approved", "Approved"]);
});

it("many are cancelled only with a reason, and after a look at what that does", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 2);
  const shipments = await sendMany(shop, person, 2);
  await moveShipment(shop, admin, shipments[0]?.id ?? "", "Approved");
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/two?view=all&search=${person.email}`);
  await page.getByLabel("Select all on this page").check();
  await button(page, "Cancel (2)").click();
  await dialog(page).getByText("2 shipments are cancelled").waitFor();
  await button(page, "Review").click();
  await dialog(page).getByText("Reason is required").waitFor();
  await dialog(page).getByLabel("Reason").fill("Water damage");
  await dialog(page).getByLabel("Reason").press("Enter");
  await dialog(page).getByText("2 shipments will be updated").waitFor();
  await button(page, "Back").click();
  await status(page, "2 selected");
  expect(
    await statusesOf(
      shop,
      shipments.map(({ id }) => id),
    ),
  ).toEqual(["Approved", "Ordered"]);
  await button(page, "Cancel (2)").click();
  await dialog(page).getByLabel("Reason").fill("Water damage");
  await button(page, "Review").click();
  await button(page, "Update 2 shipments").click();
  await strip(page, "Shipments: Cancel shipment").getByText("2 of 2").waitFor();
  expect(
    await statusesOf(
      shop,
      shipments.map(({ id }) => id),
    ),
  ).toEqual(["Cancelled", "Cancelled"]);
  await button(page, "Hide").click();
  await strip(page, "Shipments: Cancel shipment").waitFor({ state: "detached" });
});
