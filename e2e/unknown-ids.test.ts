import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { announceCatalogueChange } from "../apps/server/src/database/catalogue-changes.ts";
import { launchBrowser, newVisitor, visit } from "./support/browser.ts";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { findBox } from "./support/operator.ts";
import { keepSignedIn, signInAs } from "./support/people.ts";

let shop: DemoShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const NOBODYS = "019cdd7a-d2a0-7f20-8d1a-6e0871dd0ea4";

async function newPage(who?: "user" | "admin"): Promise<Page> {
  const context = await newVisitor(browser, shop.url);
  if (who !== undefined) await keepSignedIn(context, await signInAs(shop.url, who));
  return context.newPage();
}

const pages = [
  { what: "box", path: "/lootboxes/", title: "Box not found", link: "See all boxes", to: "/lootboxes" },
  { what: "item", path: "/shop/items/", title: "This item isn't here", link: "Go to the shop", to: "/shop" },
];

it.each(pages)("an unknown $what answers 404 and leads on", async ({ path, title, link, to }) => {
  const page = await newPage();
  for (const id of [NOBODYS, "nothing"]) {
    const response = await page.goto(path + id);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await page.waitForURL(`**${to}`);
  await page.context().close();
});

it("a retired box answers 404 and leads on, also from within the shop", async () => {
  const box = await findBox(shop, "game-night");
  const page = await newPage();
  await visit(page, "/lootboxes");
  await shop.owner.pool.query("update lootboxes set status = 'Archived' where lootbox_id = $1", [box.id]);
  await announceCatalogueChange(shop.owner.connection);
  await page.getByRole("link", { name: box.name }).click();
  await page.getByRole("heading", { level: 1, name: "Box not found" }).waitFor();
  const response = await page.goto(`/lootboxes/${box.id}`);
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "See all boxes" }).waitFor();
  await page.context().close();
});

const panels = [
  { what: "shipment", path: `/shipments#${NOBODYS}`, says: "That shipment wasn't found" },
  { what: "order", path: `/shipments?tab=Orders&invoice=${NOBODYS}`, says: "That order wasn't found" },
  {
    what: "payment",
    path: `/payment-validation?type=purchase&paymentId=${NOBODYS}`,
    says: "We found no payment to check",
  },
  { what: "top-up", path: `/payment-validation?paymentId=${NOBODYS}`, says: "We found no payment to check" },
];

it.each(panels)("an unknown $what is said to be missing on a page that still works", async ({ path, says }) => {
  const page = await newPage("user");
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(path);
  await page.getByText(says).first().waitFor();
  await page.getByRole("main").getByRole("link").first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

it("an unknown opening leaves its box open to be opened", async () => {
  const box = await findBox(shop, "the-jewellers-tray");
  const page = await newPage("user");
  await page.goto(`/lootboxes/${box.id}?opening=${NOBODYS}`);
  await page.getByText("That opening couldn't be shown.").waitFor();
  await page.getByRole("heading", { level: 1, name: box.name }).waitFor();
  await page.context().close();
});
