import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectFocusOn,
  expectNoSidewaysScroll,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visit,
  visit,
  WIDE,
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

async function newPage(settings?: Visit): Promise<Page> {
  const context = await newVisitor(browser, shop.url, settings);
  await keepSignedIn(context, owner);
  return context.newPage();
}

async function api<T>(path: string): Promise<T> {
  const response = await fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
  return (await response.json()) as T;
}

const balance = async () => (await api<{ amount: number }>("/api/balance")).amount;
const owned = () => api<{ items: { id: string; status: string }[] }>("/api/inventory?status=InInventory&pageSize=3");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

/** Sends what is preselected and ends at its row among the shipments. */
async function ship(page: Page): Promise<void> {
  await heading(page, "What should we send?").waitFor();
  await button(page, "Continue").click();
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await button(page, "Continue").click();
  await page.getByRole("radio", { name: /^Home/ }).waitFor();
  await button(page, "Continue").click();
  await button(page, "Ship for €10.00").click();
  await page.getByRole("link", { name: "Follow this shipment" }).click();
}

const sizes = [
  ["at 1440 px, dark", { size: WIDE, scheme: "dark", reducedMotion: true }],
  ["at 360 px, light", { size: PHONE, scheme: "light", reducedMotion: true }],
] as const;

describe.each(sizes)("an item of the inventory, %s", (_name, settings) => {
  it("is shipped, followed and cancelled, and what was paid comes back", async () => {
    const page = await newPage(settings);
    const before = await balance();
    await visit(page, "/inventory?status=InInventory");
    await page
      .getByRole("link", { name: /^Ship / })
      .first()
      .click();
    await ship(page);
    expect(await balance()).toBe(before - 10);

    const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { expanded: true }) });
    await row.getByRole("heading", { name: "What happened" }).waitFor();
    const focused = page.locator("button:focus");
    await expect.poll(() => focused.getAttribute("aria-expanded")).toBe("true");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await row.getByRole("button", { name: "Cancel shipment" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("€10.00 for shipping goes back to your balance.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel shipment" }).click();
    await row.getByRole("button", { name: /Cancelled/ }).waitFor();
    await row.getByRole("button", { name: "Cancel shipment" }).waitFor({ state: "detached" });
    expect(await balance()).toBe(before);
    await page.context().close();
  });
});

describe("the way to a shipment", () => {
  it("goes back step by step and survives a reload in the middle", async () => {
    const page = await newPage();
    const { items } = await owned();
    await visit(page, `/shipment-create?items=${items.map(({ id }) => id).join(",")}`);
    await page.getByText("3 of 20 chosen").waitFor();
    await button(page, "Continue").click();
    await expectFocusOn(page, /^How fast\?$/);
    await button(page, "Continue").click();
    await page.getByText("Choose how it is delivered").waitFor();
    await page.getByRole("radio", { name: /^Express/ }).check();
    await page.reload();
    await heading(page, "How fast?").waitFor();
    await expect.poll(() => page.getByRole("radio", { name: /^Express/ }).isChecked()).toBe(true);
    await button(page, "Back").click();
    await page.getByText("3 of 20 chosen").waitFor();
    await page.locator("[aria-current=step]").filter({ hasText: "Items" }).waitFor();
    await expectAccessible(page);
    await page.context().close();
  });
});

describe("an address", () => {
  it("of a shipment that isn't there says so", async () => {
    const page = await newPage();
    for (const hash of ["01920000-0000-7000-8000-000000000001", "nothing"]) {
      await visit(page, `/shipments#${hash}`);
      await page.getByText("That shipment wasn't found").waitFor();
    }
    await page.context().close();
  });
});
