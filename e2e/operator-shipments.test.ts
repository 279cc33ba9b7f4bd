import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  visit,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { keepSignedIn, type Session, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
let owner: Session;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  owner = await signInAs(shop.url, "user");
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function api<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${shop.url}${path}`, {
    headers: {
      authorization: `Bearer ${owner.token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

type Row = { id: string };

/** A parcel of the demo user's, waiting to be approved. */
async function order(): Promise<string> {
  const { items } = await api<{ items: Row[] }>("/api/inventory?status=InInventory&pageSize=1");
  const [address] = await api<Row[]>("/api/address");
  const { shipmentId } = await api<{ shipmentId: string }>("/api/shipment", {
    inventoryItemIds: items.map(({ id }) => id),
    shippingAddressId: address?.id,
    shippingMethod: "standard",
    expectedShippingCost: 10,
  });
  return shipmentId;
}

async function move(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("list", { name: "Shipments" }).getByRole("button").first().click();
}

it("moves a parcel from the order to the door, at 1440 px and at 360 px", async () => {
  for (const size of [undefined, PHONE]) {
    const shipmentId = await order();
    const settings = { reducedMotion: true, ...(size && { size, scheme: "light" as const }) };
    const context = await newVisitor(browser, shop.url, settings);
    await keepSignedIn(context, await signInAs(shop.url, "admin"));
    const page = await context.newPage();
    await visit(page, "/dashboard/two");
    await page.getByRole("list", { name: "Shipments" }).getByRole("button").first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await move(page, "Approve");
    await move(page, "Begin packing");
    await page.getByRole("button", { name: "Hand to the carrier" }).click();
    await page.getByText("Carrier is required").waitFor();
    await page.getByLabel("Carrier").fill("DHL");
    await page.getByLabel("Tracking number").fill("JVGL0123456789");
    await move(page, "Hand to the carrier");
    await move(page, "Mark as delivered");
    await page.getByText("Nothing is left to do.").waitFor();
    const { status, deliveredAtUtc } = await api<{ status: string; deliveredAtUtc: string | null }>(
      `/api/shipment/${shipmentId}`,
    );
    expect([status, deliveredAtUtc !== null]).toEqual(["Shipped", true]);
    await context.close();
  }
});
