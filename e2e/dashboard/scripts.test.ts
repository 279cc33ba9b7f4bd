import { expect, inject } from "vitest";
import { newCustomer } from "../support/shopper.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { kilobytes, scriptsOf, textsOf } from "../support/scripts.ts";

/**
 * Matches code of the dashboard only: its frame, and the component library, which marks its elements with `data-rac`.
 */
const DASHBOARD_ONLY = /data-rac|dashboard-workspace/;

it("loads less than 209 kB of scripts for the dashboard's frame with a list", async ({ shop, newTab }) => {
  const page = await newTab({ as: await signInAs(shop, "admin") });
  const scripts = scriptsOf(page);
  await visit(page, "/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  const loaded = await textsOf(await scripts());
  expect(loaded.some((script) => DASHBOARD_ONLY.test(script))).toBe(true);
  expect(kilobytes(loaded)).toBeLessThan(209);
});

it("loads nothing of the dashboard on the pages of customers", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newCustomer(shop) });
  const scripts = scriptsOf(page);
  const others = ["/lootboxes", "/cart", "/transactions", "/shipments"];
  const paths = ["/shop", "/inventory", "/account-settings", ...(inject("size").allLooks ? others : [])];
  for (const path of paths) {
    await visit(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  const loaded = await textsOf(await scripts());
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((script) => DASHBOARD_ONLY.test(script))).toEqual([]);
});
