import type { Page } from "playwright-core";
import { expect } from "vitest";
import { shipmentOf } from "../apps/server/test/people/operator.ts";
import type { TestPerson } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { moveShipment, newCollector, sendShipment } from "./support/shipments.ts";
import { signInAs } from "./support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const drawer = (page: Page) => page.getByRole("dialog");
const inDrawer = (page: Page, name: string) => drawer(page).getByRole("button", { name });
const row = (page: Page, number: string) =>
  page.getByRole("list", { name: "Shipments" }).getByRole("button", { name: number });

/** Makes a move, and opens the shipment again once the list shows the result. */
async function move(page: Page, number: string, name: string, after: string): Promise<void> {
  await inDrawer(page, name).click();
  await drawer(page).waitFor({ state: "hidden" });
  await row(page, number).filter({ hasText: after }).click();
}

it("moves a shipment from the order to the door", async ({ shop, newPage }) => {
  const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, `/dashboard/two?status=Ordered&search=${number}`);
  await page.getByRole("status").getByText("1 shipment").waitFor();
  await expectSound(page);
  await visit(page, `/dashboard/two?search=${number}`);
  await row(page, number).click();
  await drawer(page).getByText("Cancel this shipment…").waitFor();
  await expectSound(page);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("region", { name: "Packing list" }).getByText("Packed").waitFor();
  await drawer(page).waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "screen" });
  await move(page, number, "Approve", "Approved");
  await move(page, number, "Begin packing", "Being packed");
  await inDrawer(page, "Hand to the carrier").click();
  await drawer(page).getByText("Carrier is required").waitFor();
  await drawer(page).getByLabel("Carrier").fill("DHL");
  await drawer(page).getByLabel("Tracking number").fill("JVGL0123456789");
  await move(page, number, "Hand to the carrier", "Shipped");
  await move(page, number, "Mark as delivered", "Shipped · delivered");
  await drawer(page).getByText("Nothing is left to do.").waitFor();
  await expectSound(page);
  const { status, deliveredAtUtc } = await shipmentOf(shop, admin, id);
  expect([status, deliveredAtUtc !== null]).toEqual(["Shipped", true]);
});

it("says that somebody else changed the shipment, and continues from there; cancelling requires a reason", async ({
  shop,
  newPage,
}) => {
  const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, `/dashboard/two?search=${number}`);
  await row(page, number).focus();
  await page.keyboard.press("Enter");
  await inDrawer(page, "Approve").waitFor();
  await moveShipment(shop, admin, id, "Approved");
  await inDrawer(page, "Approve").press("Enter");
  await drawer(page).getByRole("alert").getByText("changed by somebody else").waitFor();
  await inDrawer(page, "Begin packing").waitFor();
  await drawer(page).getByText("Cancel this shipment…").press("Enter");
  await inDrawer(page, "Cancel shipment").press("Enter");
  await drawer(page).getByText("Reason is required").waitFor();
  await drawer(page).getByLabel("Reason").fill("Damaged on the shelf");
  await inDrawer(page, "Cancel shipment").press("Enter");
  await drawer(page).waitFor({ state: "hidden" });
  await row(page, number).filter({ hasText: "Cancelled" }).waitFor();
  expect((await shipmentOf(shop, admin, id)).status).toBe("Cancelled");
});

it("approves several at once, and names the one that was refused and the one without a response", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 3);
  const shipments = [
    await sendShipment(shop, person),
    await sendShipment(shop, person),
    await sendShipment(shop, person),
  ];
  const page = await newPage({ as: admin, reducedMotion: true, size: PHONE });
  await visit(page, "/dashboard/two?status=Ordered");
  for (const { number } of shipments) await page.getByRole("checkbox", { name: `Select ${number}` }).check();
  await page.getByRole("status").getByText("3 selected").waitFor();
  await expectSound(page);
  const [gone, unclear, ...others] = shipments;
  await moveShipment(shop, admin, gone?.id ?? "", "Cancelled");
  const keys: (string | undefined)[] = [];
  await page.route(`**/${unclear?.id}/status`, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Approve selected (3)" }).click();
  await page.getByRole("alert").getByText(`${gone?.number} was not approved`).waitFor();
  await page.getByRole("alert").getByText(`It isn't known whether ${unclear?.number} was approved`).waitFor();
  for (const { id } of others)
    await expect.poll(async () => (await shipmentOf(shop, admin, id)).status).toBe("Approved");
  await expectSound(page);
  await page.getByRole("button", { name: "Approve selected (1)" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  expect((await shipmentOf(shop, admin, unclear?.id ?? "")).status).toBe("Approved");
  expect(keys).toEqual([keys[0], keys[0]]);
});
