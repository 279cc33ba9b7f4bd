import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { boxOf } from "../../../apps/server/test/catalogue/operator-boxes.ts";
import type { TestPerson } from "../../../apps/server/test/people/people.ts";
import { expectOneScrollBar } from "../../support/accessibility.ts";
import { visit } from "../../support/browser.ts";
import { catalogueJourney as it } from "../../support/journey.ts";
import { signInAs } from "../../support/people.ts";
import { newPlayer, openButton, resultOf } from "../../support/player.ts";
import { cheapestItems, dearestItem, type Item } from "../../support/shopper.ts";

let admin: TestPerson;
let items: Item[];
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  // Items of different prices, so that the tickets can meet a target exactly.
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
  // The list may still change, and then loses its selected option.
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
  const page = await newPage({ as: admin });
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
