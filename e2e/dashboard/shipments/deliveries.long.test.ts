import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { moveOn, shipmentOf } from "../../../apps/server/test/people/operator.ts";
import { visit } from "../../support/browser.ts";
import { it } from "../../support/journey.ts";
import { signInAs } from "../../support/people.ts";
import { moveShipment, newCollector, sendShipment } from "../../support/shipments.ts";

it("confirms deliveries by a carrier's file, after showing what it does and which rows are left out", async ({
  shop,
  newTab,
}) => {
  const admin = await signInAs(shop, "admin");
  const { id, number } = await sendShipment(shop, await newCollector(shop, 1));
  await moveShipment(shop, admin, id, "Approved");
  await moveShipment(shop, admin, id, "Shipping");
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "GLS", trackingNumber: "GLS-77" });
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/two");
  await page.getByRole("button", { name: "Confirm deliveries" }).click();
  const dialog = page.getByRole("dialog", { name: "Import deliveries" });
  await dialog.getByLabel("File").setInputFiles({
    name: "gls.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Number;Day\n${number};1\nGLS-78;1\n`),
  });
  await dialog.getByRole("status").getByText("1 shipment arrived, 1 row skipped").waitFor();
  await dialog.getByRole("row", { name: "3 GLS-78 No shipment with this number" }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download skipped rows" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toMatch(/^"?3"?,"GLS-78","No shipment with this number"/m);
  expect((await shipmentOf(shop, admin, id)).deliveredAtUtc).toBeNull();
  await dialog.getByRole("button", { name: "Confirm 1 delivery" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await shipmentOf(shop, admin, id)).deliveredAtUtc).not.toBeNull();
});
