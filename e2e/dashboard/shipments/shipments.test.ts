import type { Page } from "playwright-core";
import { expect } from "vitest";
import { shipmentOf } from "../../../apps/server/test/people/operator.ts";
import { type TestPerson } from "../../../apps/server/test/people/people.ts";
import { visit } from "../../support/browser.ts";
import { it } from "../../support/journey.ts";
import { signInAs } from "../../support/people.ts";
import { newCollector, sendShipment } from "../../support/shipments.ts";
import { inLongForm } from "../../support/short-form.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const drawer = (page: Page) => page.getByRole("dialog");
const inDrawer = (page: Page, name: string) => drawer(page).getByRole("button", { name });
const row = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });
const open = (page: Page, number: string) => page.getByRole("link", { name: number }).click();

/** Changes the status in the panel. Expects the new status in the list, and that the panel stays open. */
async function move(page: Page, number: string, name: string, after: string): Promise<void> {
  await inDrawer(page, name).click();
  await row(page, number).filter({ hasText: after }).waitFor();
  await drawer(page).getByRole("heading", { name: number }).waitFor();
}

inLongForm(() => {
  it("moves a shipment from the order to the door", async ({ shop, newTab }) => {
    const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard/two");
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name: /^Needs action\s*\d/, exact: false }).waitFor();
    await row(page, number).waitFor();
    await visit(page, `/dashboard/two?view=all&search=${number}`);
    await page.getByRole("status").getByText("1 shipment", { exact: true }).waitFor();
    await open(page, number);
    await drawer(page).getByText("Cancel shipment…").waitFor();
    // Replaces `window.print`, because a headless browser would print immediately. On a desktop, the print dialog waits
    // for the operator.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await inDrawer(page, "Print packing list").click();
    await page.emulateMedia({ media: "print" });
    await page
      .getByRole("region", { name: `Packing list ${number}` })
      .getByText("Packed")
      .waitFor();
    await drawer(page).waitFor({ state: "hidden" });
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await move(page, number, "Approve", "Approved");
    await move(page, number, "Start packing", "Being packed");
    await inDrawer(page, "Mark as shipped").click();
    await drawer(page).getByText("Carrier is required").waitFor();
    await drawer(page).getByLabel("Carrier").fill("DHL");
    await drawer(page).getByLabel("Tracking number").fill("JVGL0123456789");
    await move(page, number, "Mark as shipped", "Shipped");
    const tracking = drawer(page).getByRole("link", { name: "JVGL0123456789" });
    expect(await tracking.getAttribute("href")).toContain("dhl.com");
    await move(page, number, "Mark as delivered", "Delivered ·");
    await drawer(page).getByText("Nothing left to do.").waitFor();
    const { status, deliveredAtUtc } = await shipmentOf(shop, admin, id);
    expect([status, deliveredAtUtc !== null]).toEqual(["Shipped", true]);
  });
});

it("an order is placed by a customer, sent by an operator, and arrives in the customer's eyes too", async ({
  shop,
  newPage,
}) => {
  const customer = await newPage({ as: await newCollector(shop, 1) });
  const goOn = () => customer.getByRole("button", { name: "Continue" }).click();
  await visit(customer, "/inventory?status=InInventory");
  await customer
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .check();
  await customer.getByRole("link", { name: "Ship selected (1)" }).click();
  await goOn();
  await customer.getByRole("radio", { name: /^Standard/ }).check();
  await goOn();
  await customer.getByRole("radio", { name: /^Home/, checked: true }).waitFor();
  await goOn();
  await customer.getByRole("button", { name: "Ship for €10.00" }).click();
  await customer.getByRole("link", { name: "Track this shipment" }).click();
  await customer.waitForURL(/\/shipments#/);
  const id = customer.url().split("#").at(-1) ?? "";
  const { number } = await shipmentOf(shop, admin, id);

  const page = await newPage({ as: admin });
  await visit(page, `/dashboard/two?view=all&search=${number}`);
  await open(page, number);
  await move(page, number, "Approve", "Approved");
  await move(page, number, "Start packing", "Being packed");
  await drawer(page).getByLabel("Carrier").fill("DHL");
  await drawer(page).getByLabel("Tracking number").fill("JVGL0123456789");
  await move(page, number, "Mark as shipped", "Shipped");
  await move(page, number, "Mark as delivered", "Delivered ·");

  await customer.reload();
  await customer.getByRole("button", { name: /Delivered · \d/ }).waitFor();
  await customer.getByRole("link", { name: /^Track with DHL/ }).waitFor();
});
