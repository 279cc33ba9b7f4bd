import { cents, times } from "@trove/money";
import type { Page } from "playwright-core";
import { holdShipments, moveOn } from "../../apps/server/test/people/operator.ts";
import { credit } from "../../apps/server/test/people/people.ts";
import { WIDE } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { newOperator, signInAs } from "../support/people.ts";
import { type Collector, moveShipment, newCollector, sendShipment } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";

const SHIPPING = cents(1000);

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const strip = (page: Page, name: string) => page.getByRole("region", { name });

/** Registers a person with `count` shipments that wait for approval. */
async function sendMany(shop: DemoShop, count: number): Promise<Collector & { ids: string[] }> {
  const person = await newCollector(shop, count);
  await credit(shop, person, times(SHIPPING, count));
  const ids: string[] = [];
  for (let sent = 0; sent < count; sent += 1) ids.push((await sendShipment(shop, person)).id);
  return { ...person, ids };
}

const selectAll = (page: Page) => page.getByLabel("Select all on this page").check();

it("the list and panel of shipments look right", async ({ shop, newTab }) => {
  const [admin, person] = [await newOperator(shop), await sendMany(shop, 3)];
  const [packed = "", raced = "", done = ""] = person.ids;
  for (const id of person.ids) await moveShipment(shop, admin, id, "Approved", "Shipping");
  await moveShipment(shop, admin, done, "Shipped");
  const shipped = { status: "Shipped", carrier: "DHL", trackingNumber: "JD014", version: 3 } as const;
  const send = async (page: Page) => {
    await dialog(page).getByLabel("Carrier").fill("UPS");
    await dialog(page).getByLabel("Tracking number").fill("1Z999");
    await dialog(page).getByRole("button", { name: "Mark as shipped" }).click();
  };
  await sweep(await newTab({ as: admin }), [
    {
      name: "a filter",
      isMinor: true,
      at: "/dashboard/two?view=all",
      act: async (page) => {
        await press("Filters")(page);
        await press("Status")(page);
      },
      see: (page) => page.getByRole("dialog", { name: "Filter by Status" }),
      sizes: [WIDE],
    },
    {
      name: "a view that is saved",
      isMinor: true,
      at: "/dashboard/two?view=all&status=Approved",
      act: press("Save view"),
      see: (page) => page.getByRole("dialog", { name: "Save view" }).getByLabel("Name"),
      sizes: [WIDE],
    },
    {
      name: "a shipment that is packed, without its carrier",
      at: `/dashboard/two?view=Shipping&status=Shipping&search=${person.email}&shipment=${packed}`,
      act: (page) => dialog(page).getByRole("button", { name: "Mark as shipped" }).click(),
      see: "Carrier is required",
    },
    {
      name: "a shipment that somebody else was faster to send",
      isMinor: true,
      at: `/dashboard/two?view=all&shipment=${raced}`,
      act: async (page) => {
        await dialog(page).getByLabel("Carrier").waitFor();
        await shop.call("setShipmentStatus", { params: { id: raced }, body: shipped }, admin);
        await send(page);
      },
      see: "Someone else has changed this",
    },
    {
      name: "a delivered shipment",
      isMinor: true,
      at: `/dashboard/two?view=all&shipment=${done}`,
      act: (page) => dialog(page).getByRole("button", { name: "Mark as delivered" }).click(),
      see: "Nothing left to do.",
    },
    {
      name: "a case about a shipment, without a reason",
      isMinor: true,
      act: async (page) => {
        await dialog(page).getByRole("button", { name: "Open a case" }).click();
        await page.getByRole("dialog", { name: "Open a case" }).getByRole("button", { name: "Open a case" }).click();
      },
      see: (page) => page.getByRole("dialog", { name: "Open a case" }).getByText("Reason is required"),
    },
  ]);
});

it("deliveries from a carrier's file look right", async ({ shop, newTab }) => {
  const [admin, person] = [await signInAs(shop, "admin"), await sendMany(shop, 1)];
  const [id = ""] = person.ids;
  await moveShipment(shop, admin, id, "Approved", "Shipping");
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "GLS", trackingNumber: "GLS-79" });
  const buffer = Buffer.from("Number;Day\nGLS-79;1\nGLS-80;1\n");
  await sweep(await newTab({ as: admin }), [
    {
      name: "what the file does",
      at: "/dashboard/two",
      act: async (page) => {
        await button(page, "Confirm deliveries").click();
        await dialog(page).getByLabel("File").setInputFiles({ name: "gls.csv", mimeType: "text/csv", buffer });
      },
      see: "1 shipment arrived, 1 row skipped",
    },
  ]);
});

it("work on many shipments looks right", async ({ shop, newTab }) => {
  const [admin, person] = [await newOperator(shop), await sendMany(shop, 2)];
  const own = `/dashboard/two?view=all&search=${person.email}`;
  await sweep(await newTab({ as: admin }), [
    { name: "a selection", at: own, act: selectAll, see: "2 selected" },
    { name: "a look at what is done", isMinor: true, act: press("Approve (2)"), see: "2 shipments will be updated" },
    {
      name: "rows that failed",
      act: async (page) => {
        await holdShipments(shop, admin, person, true);
        await button(page, "Update 2 shipments").click();
      },
      see: "2 rows failed",
    },
    {
      name: "why they failed",
      isMinor: true,
      act: (page) => strip(page, "Shipments: Approve").getByRole("link", { name: "Show rows" }).click(),
      see: "Shipments of its owner are on hold",
    },
    {
      name: "the question why many are cancelled",
      isMinor: true,
      at: own,
      act: async (page) => {
        await selectAll(page);
        await button(page, "Cancel (2)").click();
        await button(page, "Review").click();
      },
      see: (page) => dialog(page).getByText("Reason is required"),
    },
    { name: "all bulk work", at: "/dashboard/three/works", see: (page) => page.getByRole("row").nth(1) },
  ]);
});
