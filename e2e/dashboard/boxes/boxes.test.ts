import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { boxOf, changePlan, createBox, plannedBoxOf } from "../../../apps/server/test/catalogue/operator-boxes.ts";
import type { TestPerson } from "../../../apps/server/test/people/people.ts";
import { expectOneScrollBar } from "../../support/accessibility.ts";
import { visit } from "../../support/browser.ts";
import { openDemoShop } from "../../support/demo-shop.ts";
import { journeyThrough } from "../../support/journey.ts";
import { signInAs } from "../../support/people.ts";
import { loseResponse, newPlayer, openButton, resultOf } from "../../support/player.ts";
import { cheapestItems, dearestItem, type Item } from "../../support/shopper.ts";

/** A shop of its own, since boxes are made and published here. */
const it = journeyThrough(openDemoShop);
let admin: TestPerson;
let items: Item[];
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  // Of different prices, so that tickets can be fitted exactly.
  const cheap = await cheapestItems(shop, 30);
  items = [await dearestItem(shop), ...[29, 0].flatMap((place) => cheap[place] ?? [])];
});

const idIn = (page: Page) => page.url().split("/").at(-1) ?? "";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text }).first();

async function addItem(page: Page, name: string): Promise<void> {
  const field = page.getByRole("combobox", { name: "Add an item" });
  await field.fill(name);
  await expect.poll(() => page.getByRole("option").first().textContent()).toContain(name);
  // The list may still change, and loses its place then.
  const chosen = page.locator("[role=option][data-focused]");
  await expect
    .poll(async () => {
      if ((await chosen.count()) === 0) await field.press("ArrowDown");
      return chosen.allTextContents();
    })
    .toEqual([expect.stringContaining(name)]);
  await field.press("Enter");
  await page.getByRole("textbox", { name: `Tickets of ${name}` }).waitFor();
}

it("builds a box from nothing, rehearses and publishes it, and a customer opens it", async ({ shop, newPage }) => {
  const page = await newPage({ as: admin, reducedMotion: true });
  await visit(page, "/dashboard/group");
  await page.getByRole("table", { name: "Boxes" }).waitFor();
  await button(page, "New box").click();
  const dialog = page.getByRole("dialog");
  const name = `Long evening ${randomUUID().slice(0, 4)}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price").fill("7,50");
  await button(page, "Create").click();
  await page.waitForURL("**/dashboard/group/boxes/*-*");
  await page.getByRole("heading", { level: 1, name }).waitFor();

  for (const item of items) await addItem(page, item.name);
  await page.getByLabel("Payout in percent").fill("65");
  await button(page, "Fit tickets").click();
  await status(page, "The tickets now pay 65.00%.").waitFor();
  await status(page, "All tickets are assigned.").waitFor();
  await button(page, "Rehearse and publish").click();
  await dialog.getByText("Picture is required").waitFor();
  await button(page, "Close").click();

  await page.getByLabel("Picture address").fill("/pictures/boxes/game-night.svg");
  await status(page, "Not saved yet").waitFor();
  await page.reload();
  await page.getByText("We restored your unsaved changes from last time.").waitFor();
  await button(page, "Preview").click();
  await dialog.getByRole("button", { name: "Try the demo" }).click();
  await dialog.getByRole("status").filter({ hasText: "%" }).waitFor();
  await button(page, "Close").click();

  await button(page, "Rehearse and publish").click();
  await dialog.getByText("It opens right away").waitFor();
  await dialog.getByText("65.00%").waitFor();
  await dialog.getByRole("table", { name: "Stock this box needs" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 700 });
  await expectOneScrollBar(page);
  await button(page, "Publish and open").click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("heading", { level: 3, name: /^Version 1/ }).waitFor();

  const id = idIn(page);
  const player = await newPlayer(shop, newPage, { id, name, price: cents(750) });
  await openButton(player.page).click();
  await resultOf(player.page).getByText("Verified").waitFor();

  await visit(page, "/dashboard?days=7");
  const latest = page.getByRole("list", { name: "Latest openings" }).getByRole("listitem");
  await latest.filter({ hasText: name }).first().waitFor();
  await visit(page, `/dashboard/group/boxes/${id}`);
  await button(page, "Pause").click();
  await page.getByText("Box paused").waitFor();
  expect((await boxOf(shop, admin, id)).status).toBe("Paused");
});

it("shows two operators who edit one box what the other has saved, and loses nothing", async ({ shop, newPage }) => {
  const id = await createBox(shop, admin, plannedBoxOf(items.map((item) => item.id)));
  const [ida, jonas] = [await newPage({ as: admin }), await newPage({ as: admin })];
  for (const page of [ida, jonas]) await visit(page, `/dashboard/group/boxes/${id}`);
  await ida.getByLabel("Price").fill("8.00");
  await jonas.getByLabel("Price").fill("9.00");
  await jonas.getByLabel("Description", { exact: true }).fill("For the whole table.");
  await button(ida, "Save").click();
  await status(ida, "All changes saved.").waitFor();
  await button(jonas, "Save").click();
  const sides = jonas.getByRole("table", { name: "Someone else has changed this box" });
  await sides.getByRole("row", { name: "Price €9.00 €8.00" }).waitFor();
  await button(jonas, "Keep mine").click();
  await button(jonas, "Save").click();
  await status(jonas, "All changes saved.").waitFor();
  expect(await boxOf(shop, admin, id)).toMatchObject({ price: 9, description: "For the whole table." });
});

it("loses nothing when the connection is lost in the middle of a save, and saves once", async ({ shop, newPage }) => {
  const id = await createBox(shop, admin, plannedBoxOf(items.map((item) => item.id)));
  const { version } = await boxOf(shop, admin, id);
  const page = await newPage({ as: admin });
  await visit(page, `/dashboard/group/boxes/${id}`);
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/admin/lootboxes/${id}`, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    // The shop takes every request, but the responses of the first and the third get lost.
    return keys.length === 2 || keys.length > 3 ? route.continue() : loseResponse(route);
  });
  await page.getByLabel("Price").fill("8.00");
  await button(page, "Save").click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("Price").inputValue()).toBe("8.00");
  await button(page, "Save").click();
  await status(page, "All changes saved.").waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await boxOf(shop, admin, id)).toMatchObject({ price: 8, version: version + 1 });

  await page.getByLabel("Price").fill("9.00");
  await button(page, "Save").click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Description", { exact: true }).fill("Typed while the connection was lost.");
  await button(page, "Save").click();
  await status(page, "All changes saved.").waitFor();
  expect(await boxOf(shop, admin, id)).toMatchObject({ price: 9, description: "Typed while the connection was lost." });
});

it("goes on by itself when only something else of the box has changed", async ({ shop, newPage }) => {
  const id = await createBox(shop, admin, plannedBoxOf(items.map((item) => item.id)));
  const page = await newPage({ as: admin });
  await visit(page, `/dashboard/group/boxes/${id}`);
  await page.getByLabel("Price").fill("8.00");
  const { price } = await boxOf(shop, admin, id);
  await changePlan(shop, admin, id, { price: 3 });
  await changePlan(shop, admin, id, { price });
  await button(page, "Save").click();
  await status(page, "All changes saved.").waitFor();
  expect(await boxOf(shop, admin, id)).toMatchObject({ price: 8 });
});

it("has the payout typed before a box gives away more than it takes", async ({ shop, newPage }) => {
  const id = await createBox(shop, admin, plannedBoxOf(items.map((item) => item.id)));
  const page = await newPage({ as: admin });
  await visit(page, `/dashboard/group/boxes/${id}`);
  await page.getByLabel("Payout in percent").fill("104,5");
  await button(page, "Fit tickets").click();
  await page.getByText("This box would pay out more than it takes in.").waitFor();
  await button(page, "Rehearse and publish").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type 104.50% to confirm").fill("65");
  await button(page, "Publish and open").click();
  await dialog.getByText("That doesn't match the payout").waitFor();
  await dialog.getByLabel("Type 104.50% to confirm").fill("104.50");
  await button(page, "Publish and open").click();
  await dialog.waitFor({ state: "hidden" });
  expect(await boxOf(shop, admin, id)).toMatchObject({ status: "Active" });
});

it("shows how far stock covers what boxes promise", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await visit(page, "/dashboard/group");
  await page.getByRole("link", { name: "Prize cover" }).click();
  await page.getByRole("table", { name: "Prize cover" }).waitFor();
  const unlimited = page.getByText(/^\d+ items with unlimited stock$/);
  await unlimited.click();
  await page.getByRole("table", { name: await unlimited.innerText() }).waitFor();
});
