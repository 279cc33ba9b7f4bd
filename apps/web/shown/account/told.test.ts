import { expect } from "vitest";
import { creditPerson } from "../../../../apps/server/test/people/operator.ts";
import { newOperator } from "../../../../e2e/support/people.ts";
import { moveShipment, newCollector, sendShipment } from "../../../../e2e/support/shipments.ts";
import { it } from "../shown.ts";

it("what happened to one parcel is one group, which is read as one and put away once it was read or shown", async ({
  shop,
  newPage,
}) => {
  const [person, admin] = [await newCollector(shop, 1), await newOperator(shop)];
  const { id, number } = await sendShipment(shop, person);
  await moveShipment(shop, admin, id, "Approved", "Shipping", "Shipped");
  await creditPerson(shop, admin, person, 5);
  const page = await newPage({ as: person });
  await page.visit("/faq");
  await page.getByRole("button", { name: "Notifications, 4 unread" }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await drawer.getByRole("tab", { name: "All 4" }).waitFor();
  const rows = drawer.getByRole("list", { name: "All" });
  await rows.getByRole("link", { name: `Shipment ${number} is on its way` }).waitFor();
  expect(await rows.getByRole("link", { name: `Shipment ${number} was approved` }).count()).toBe(0);
  const archive = drawer.getByRole("button", { name: `Archive: Shipment ${number} is on its way` });
  await archive.click();
  await drawer.getByRole("tab", { name: "Archived 1" }).waitFor();
  expect(await archive.count()).toBe(0);
  await rows.getByRole("button", { name: "2 earlier" }).click();
  await rows.getByRole("link", { name: `Shipment ${number} was approved` }).waitFor();
  await drawer.getByRole("button", { name: `Mark as read: Shipment ${number} is on its way` }).click();
  await drawer.getByRole("tab", { name: "Unread 1" }).waitFor();
  await archive.click();
  await drawer.getByRole("tab", { name: "Archived 3" }).waitFor();
  await rows.getByRole("link", { name: "We credited €5.00 to your balance" }).click();
  await page.waitForPath("/transactions");
  await expect
    .poll(async () => (await shop.call("listNotifications", { query: {} }, person)).body.counts.unread)
    .toBe(0);
});
