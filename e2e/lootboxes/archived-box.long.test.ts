import { expect } from "vitest";
import { announceCatalogueChange } from "../../apps/server/src/database/catalogue-changes.ts";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";

/** Uses its own shop, because a box is archived here. */
const it = journeyThrough(openDemoShop);

it("an archived box responds with 404, also after a click on its link", async ({ shop, newTab }) => {
  const box = await findBox(shop, "game-night");
  const page = await newTab();
  await visit(page, "/lootboxes?search=Game+Night");
  await shop.owner.pool.query("update lootboxes set status = 'Archived' where lootbox_id = $1", [box.id]);
  await announceCatalogueChange(shop.owner.connection);
  await page.getByRole("link", { name: box.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Box not found" }).waitFor();
  const response = await page.goto(`/lootboxes/${box.id}`);
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "Browse boxes" }).waitFor();
});
