import { expect } from "vitest";
import {
  boxOf,
  changePlan,
  createBox,
  plannedBoxOf,
} from "../../../../../apps/server/test/catalogue/operator-boxes.ts";
import type { TestPerson } from "../../../../../apps/server/test/people/people.ts";
import { shownBy, type Page } from "../../shown.ts";
import { openShownShop } from "../../shown-shop.ts";
import { signInAs } from "../../../../../e2e/support/people.ts";
import { cheapestItems, dearestItem, type Item } from "../../../../../e2e/support/shopper.ts";

/** A separate shop, because boxes are made and published in these tests. */
const it = shownBy(openShownShop);
let admin: TestPerson;
let items: Item[];
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
  // The items have different prices, so that tickets can be distributed exactly.
  const cheap = await cheapestItems(shop, 30);
  items = [await dearestItem(shop), ...[29, 0].flatMap((place) => cheap[place] ?? [])];
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text }).first();

it("shows two operators who edit one box what the other has saved, and loses nothing", async ({ shop, newPage }) => {
  const id = await createBox(shop, admin, plannedBoxOf(items.map((item) => item.id)));
  const jonas = await newPage({ as: admin });
  await jonas.visit(`/dashboard/group/boxes/${id}`);
  await jonas.getByLabel("Price").fill("9.00");
  await jonas.getByLabel("Description", { exact: true }).fill("For the whole table.");
  await changePlan(shop, admin, id, { price: 8 });
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
  await page.visit(`/dashboard/group/boxes/${id}`);
  const keys: (string | null)[] = [];
  page.answer("updateLootbox", async (ask, { headers }) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    const response = await ask();
    // The shop executes every request, but the responses to the first and third are lost.
    if (keys.length === 1 || keys.length === 3) throw new TypeError("the connection is lost");
    return response;
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
  await page.visit(`/dashboard/group/boxes/${id}`);
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
  await page.visit(`/dashboard/group/boxes/${id}`);
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
  await page.visit("/dashboard/group");
  await page.getByRole("link", { name: "Prize cover" }).click();
  await page.getByRole("table", { name: "Prize cover" }).waitFor();
  const unlimited = page.getByText(/^\d+ items with unlimited stock$/);
  await unlimited.click();
  await page.getByRole("table", { name: await unlimited.textContent() }).waitFor();
});
