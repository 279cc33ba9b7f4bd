import { describe, expect } from "vitest";
import { deliver, shipmentOf } from "../../../apps/server/test/people/operator.ts";
import { balanceOf, buyOne, moveShipment, newCollector, sendShipment } from "../../../e2e/support/shipments.ts";
import { signInAs } from "../../../e2e/support/people.ts";
import { it, type Page } from "./shown.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const openRow = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { expanded: true }) });

describe("a person's shipments", () => {
  it("the history of a shipment is shown from the order to the delivery", async ({ shop, newPage }) => {
    const [person, admin] = [await newCollector(shop, 1), await signInAs(shop, "admin")];
    const { id } = await sendShipment(shop, person);
    await moveShipment(shop, admin, id, "Approved", "Shipping", "Shipped");
    await deliver(shop, admin, id);
    const page = await newPage({ as: person });
    await page.visit(`/shipments#${id}`);
    const row = openRow(page);
    await row.getByRole("button", { name: /Delivered · \d/ }).waitFor();
    const steps = row.locator("details").locator("strong");
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(["Ordered", "Approved", "Being packed", "Shipped", "Delivered"]);
    await row.getByRole("heading", { name: /^Delivered \w{3}\s\d+\s\w+$/ }).waitFor();
    const way = row.getByRole("list", { name: "Progress" }).getByRole("listitem").locator("strong");
    expect(await way.allTextContents()).toEqual(["Ordered", "Being packed", "On its way", "Delivered"]);
    await row.getByRole("link", { name: /^Track with DHL/ }).waitFor();
  });
});

describe("a bought order that is cancelled", () => {
  it("otherwise leaves the items in the inventory, and is impossible once approved", async ({ shop, newPage }) => {
    const [person, admin] = [await newCollector(shop, 0), await signInAs(shop, "admin")];
    const before = await balanceOf(shop, person);
    const first = await buyOne(shop, person);
    const page = await newPage({ as: person });
    await page.visit(`/shipments#${first.shipmentId}`);
    await button(page, "Cancel shipment").click();
    await dialog(page).getByRole("radio", { name: "Keep the items", checked: true }).waitFor();
    await dialog(page).getByRole("button", { name: "Cancel shipment" }).click();
    await openRow(page)
      .getByRole("button", { name: /Cancelled/ })
      .waitFor();
    expect(await balanceOf(shop, person)).toBeCloseTo(before - first.price, 2);
    await page.visit("/inventory?status=InInventory");
    await page.getByText("Bought").first().waitFor();

    const second = await buyOne(shop, person);
    await page.visit(`/shipments#${second.shipmentId}`);
    await button(page, "Cancel shipment").click();
    await moveShipment(shop, admin, second.shipmentId, "Approved");
    await dialog(page).getByRole("button", { name: "Cancel shipment" }).click();
    await dialog(page).getByRole("alert").getByText("no longer possible").waitFor();
    await page.keyboard.press("Escape");
    await openRow(page)
      .getByRole("button", { name: /Approved/ })
      .waitFor();
    await button(page, "Cancel shipment").waitFor({ state: "detached" });
  });
});

it("cancelling a shipment on the tab of its former status moves the focus to the list", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 1);
  const { id, number } = await sendShipment(shop, person);
  const page = await newPage({ as: person });
  await page.visit("/shipments?tab=OnTheWay");
  const row = button(page, new RegExp(number));
  await row.click();
  await openRow(page).getByRole("button", { name: "Cancel shipment" }).click();
  await dialog(page).getByRole("button", { name: "Cancel shipment" }).click();
  await row.waitFor({ state: "detached" });
  const panel = page.getByRole("tabpanel", { name: "On its way" });
  await expect.poll(() => panel.isFocused()).toBe(true);
  expect((await shipmentOf(shop, person, id)).status).toBe("Cancelled");
});

it("the URL of an unknown shipment says that it is missing", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCollector(shop, 0) });
  for (const hash of ["01920000-0000-7000-8000-000000000001", "nothing"]) {
    await page.visit(`/shipments#${hash}`);
    await page.getByText("Shipment not found").waitFor();
  }
});

it.for([
  ["OutForDelivery", "Out for delivery", "Arrives today"],
  ["Held", "Held by the carrier", "Waiting at the carrier"],
  ["Returning", "On its way back to us", "On its way back to us"],
] as const)(
  "the carrier's step %s is shown first, and in the history",
  async ([step, name, headline], { shop, newPage }) => {
    const person = await newCollector(shop, 0);
    const { shipmentId, purchaseId } = await buyOne(shop, person);
    const { body } = await shop.call("getShipment", { params: { id: shipmentId } }, person);
    const now = new Date().toISOString();
    const carrierSteps = [
      { step: "InTransit" as const, place: "Utrecht", atUtc: now },
      { step, place: null, atUtc: now },
    ];
    const page = await newPage({ as: person });
    page.answer("getShipment", { ...body, status: "Shipped", carrierSteps });
    await page.visit(`/orders/${purchaseId}`);
    await page.getByRole("heading", { level: 2, name: headline }).waitFor();
    const way = page.locator("details").locator("strong");
    await expect.poll(() => way.allTextContents()).toEqual(["Ordered", "In transit", name]);
    expect(await page.locator("details").textContent()).toContain("Utrecht");
  },
);
