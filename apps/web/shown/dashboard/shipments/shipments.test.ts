import { cents } from "@trove/money";
import { expect } from "vitest";
import { shipmentOf } from "../../../../../apps/server/test/people/operator.ts";
import { credit, type TestPerson } from "../../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../../e2e/support/people.ts";
import { moveShipment, newCollector, sendShipment } from "../../../../../e2e/support/shipments.ts";
import { it, type Page } from "../../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const drawer = (page: Page) => page.getByRole("dialog");
const inDrawer = (page: Page, name: string) => drawer(page).getByRole("button", { name });
const row = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });
const open = (page: Page, number: string) => page.getByRole("link", { name: number }).click();

it("the panel moves on to the next parcel once one is shipped, and can be told to", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 2);
  await credit(shop, person, cents(1000));
  const sent = [await sendShipment(shop, person), await sendShipment(shop, person)];
  for (const { id } of sent) {
    await moveShipment(shop, admin, id, "Approved");
    await moveShipment(shop, admin, id, "Shipping");
  }
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/two?view=Shipping&status=Shipping&search=${person.email}`);
  await page.getByRole("status").getByText("2 shipments").waitFor();
  const [first = "", second = ""] = await page.getByRole("rowheader").getByRole("link").allTextContents();
  await open(page, first);
  await inDrawer(page, "Next parcel").click();
  await drawer(page).getByRole("heading", { name: second }).waitFor();
  await inDrawer(page, "Next parcel").waitFor({ state: "detached" });
  history.back();
  await drawer(page).waitFor({ state: "detached" });
  await open(page, first);
  await drawer(page).getByLabel("Carrier").fill("DHL");
  await drawer(page).getByLabel("Tracking number").fill("JVGL0123456789");
  await inDrawer(page, "Mark as shipped").click();
  await drawer(page).getByRole("heading", { name: second }).waitFor();
  await expect.poll(() => drawer(page).getByLabel("Tracking number").inputValue()).toBe("");
});

it("shows both sides if somebody else was faster, and loses nothing that was typed", async ({ shop, newPage }) => {
  const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
  await moveShipment(shop, admin, id, "Approved");
  await moveShipment(shop, admin, id, "Shipping");
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/two?view=all&search=${number}`);
  await page.getByRole("link", { name: number }).focus();
  await page.keyboard.press("Enter");
  await drawer(page).getByLabel("Carrier").fill("UPS");
  await drawer(page).getByLabel("Tracking number").fill("1Z999");
  await shop.call(
    "setShipmentStatus",
    { params: { id }, body: { status: "Shipped", carrier: "DHL", trackingNumber: "JD014", version: 3 } },
    admin,
  );
  await inDrawer(page, "Mark as shipped").press("Enter");
  const conflict = drawer(page).getByRole("alert");
  await conflict.getByText("Someone else has changed this").waitFor();
  for (const text of ["JD014", "DHL", "1Z999", "UPS"]) await conflict.getByText(text).waitFor();
  expect(await drawer(page).getByLabel("Tracking number").inputValue()).toBe("1Z999");
  await inDrawer(page, "Continue with the latest").press("Enter");
  await inDrawer(page, "Mark as delivered").waitFor();
});

it("requires a reason for cancelling what is approved", async ({ shop, newPage }) => {
  const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
  await moveShipment(shop, admin, id, "Approved");
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/two?view=all&shipment=${id}`);
  await drawer(page).getByText("Cancel shipment…").press("Enter");
  await inDrawer(page, "Cancel shipment").press("Enter");
  await drawer(page).getByText("Reason is required").waitFor();
  await drawer(page).getByLabel("Reason").fill("Damaged on the shelf");
  await inDrawer(page, "Cancel shipment").press("Enter");
  // After this change, the panel shows the next shipment if there is one.
  await page.getByRole("dialog", { name: number }).waitFor({ state: "hidden" });
  await row(page, number).filter({ hasText: "Cancelled" }).waitFor();
  expect((await shipmentOf(shop, admin, id)).status).toBe("Cancelled");
});
