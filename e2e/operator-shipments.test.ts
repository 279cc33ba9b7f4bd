import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Api, apiOf } from "./support/api.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
  WIDE,
} from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { moveParcel, parcelOf, sendParcel } from "./support/parcels.ts";
import { keepSignedIn, type Session, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
let session: Session;
let owner: Api;
let operator: Api;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
  session = await signInAs(shop.url, "admin");
  owner = apiOf(shop, await signInAs(shop.url, "user"));
  operator = apiOf(shop, session);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function newPage(settings: Visit = {}): Promise<Page> {
  const context = await newVisitor(browser, shop.url, { reducedMotion: true, ...settings });
  await keepSignedIn(context, session);
  return context.newPage();
}

const drawer = (page: Page) => page.getByRole("dialog");
const inDrawer = (page: Page, name: string) => drawer(page).getByRole("button", { name });
const row = (page: Page, number: string) =>
  page.getByRole("list", { name: "Shipments" }).getByRole("button", { name: number });

/** Makes a move, and opens the shipment again when the list shows what came of it. */
async function move(page: Page, number: string, name: string, after: string): Promise<void> {
  await inDrawer(page, name).click();
  await drawer(page).waitFor({ state: "hidden" });
  await row(page, number).filter({ hasText: after }).click();
}

it.each([
  { size: WIDE, scheme: "dark" as const },
  { size: PHONE, scheme: "light" as const },
  { size: PHONE, scheme: "dark" as const, direction: "rtl" as const },
])("moves a parcel from the order to the door at $size.width px, $scheme $direction", async (settings) => {
  const { id, number } = await sendParcel(owner);
  const page = await newPage(settings);
  await visit(page, `/dashboard/two?status=Ordered&search=${number}`);
  await page.getByRole("status").getByText("1 shipment").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visit(page, `/dashboard/two?search=${number}`);
  await row(page, number).click();
  await drawer(page).getByText("Cancel this shipment…").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
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
  await expectAccessible(page);
  const { status, deliveredAtUtc } = await parcelOf(owner, id);
  expect([status, deliveredAtUtc !== null]).toEqual(["Shipped", true]);
  await page.context().close();
});

it("says what somebody else changed meanwhile, and goes on from there; cancelling wants a reason", async () => {
  const { id, number } = await sendParcel(owner);
  const page = await newPage();
  await visit(page, `/dashboard/two?search=${number}`);
  await row(page, number).focus();
  await page.keyboard.press("Enter");
  await inDrawer(page, "Approve").waitFor();
  await moveParcel(operator, id, "Approved");
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
  expect((await parcelOf(owner, id)).status).toBe("Cancelled");
  await page.context().close();
});

it("approves several at once, and names the one that was refused and the one without an answer", async () => {
  const parcels = [await sendParcel(owner), await sendParcel(owner), await sendParcel(owner)];
  const page = await newPage({ size: PHONE });
  await visit(page, "/dashboard/two?status=Ordered");
  for (const { number } of parcels) await page.getByRole("checkbox", { name: `Select ${number}` }).check();
  await page.getByRole("status").getByText("3 selected").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [gone, unanswered, ...others] = parcels;
  await moveParcel(operator, gone?.id ?? "", "Cancelled");
  const keys: (string | undefined)[] = [];
  await page.route(`**/${unanswered?.id}/status`, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Approve selected (3)" }).click();
  await page.getByRole("alert").getByText(`${gone?.number} was not approved`).waitFor();
  await page.getByRole("alert").getByText(`It isn't known whether ${unanswered?.number} was approved`).waitFor();
  for (const { id } of others) await expect.poll(async () => (await parcelOf(owner, id)).status).toBe("Approved");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve selected (1)" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  expect((await parcelOf(owner, unanswered?.id ?? "")).status).toBe("Approved");
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.context().close();
});
